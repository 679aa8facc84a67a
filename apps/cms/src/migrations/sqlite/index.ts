import * as migration_20261121_023750_initial from './20261121_023750_initial.ts';
import * as migration_20261122_004141_vacancies_and_applications from './20261122_004141_vacancies_and_applications.ts';
import * as migration_20261122_032210_publishing_and_redirects from './20261122_032210_publishing_and_redirects.ts';
import * as migration_20261122_035753_last_saved_by from './20261122_035753_last_saved_by.ts';

export const migrations = [
  {
    up: migration_20261121_023750_initial.up,
    down: migration_20261121_023750_initial.down,
    name: '20261121_023750_initial',
  },
  {
    up: migration_20261122_004141_vacancies_and_applications.up,
    down: migration_20261122_004141_vacancies_and_applications.down,
    name: '20261122_004141_vacancies_and_applications',
  },
  {
    up: migration_20261122_032210_publishing_and_redirects.up,
    down: migration_20261122_032210_publishing_and_redirects.down,
    name: '20261122_032210_publishing_and_redirects',
  },
  {
    up: migration_20261122_035753_last_saved_by.up,
    down: migration_20261122_035753_last_saved_by.down,
    name: '20261122_035753_last_saved_by'
  },
];
