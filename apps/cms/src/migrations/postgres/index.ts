import * as migration_20261121_023756_initial from './20261121_023756_initial.ts';
import * as migration_20261122_004149_vacancies_and_applications from './20261122_004149_vacancies_and_applications.ts';
import * as migration_20261122_032219_publishing_and_redirects from './20261122_032219_publishing_and_redirects.ts';
import * as migration_20261122_035804_last_saved_by from './20261122_035804_last_saved_by.ts';

export const migrations = [
  {
    up: migration_20261121_023756_initial.up,
    down: migration_20261121_023756_initial.down,
    name: '20261121_023756_initial',
  },
  {
    up: migration_20261122_004149_vacancies_and_applications.up,
    down: migration_20261122_004149_vacancies_and_applications.down,
    name: '20261122_004149_vacancies_and_applications',
  },
  {
    up: migration_20261122_032219_publishing_and_redirects.up,
    down: migration_20261122_032219_publishing_and_redirects.down,
    name: '20261122_032219_publishing_and_redirects',
  },
  {
    up: migration_20261122_035804_last_saved_by.up,
    down: migration_20261122_035804_last_saved_by.down,
    name: '20261122_035804_last_saved_by'
  },
];
