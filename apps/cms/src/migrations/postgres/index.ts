import * as migration_20261121_023756_initial from './20261121_023756_initial.ts';
import * as migration_20261122_004149_vacancies_and_applications from './20261122_004149_vacancies_and_applications.ts';
import * as migration_20261122_041133_running_it from './20261122_041133_running_it.ts';
import * as migration_20261122_072512_one_logo from './20261122_072512_one_logo.ts';
import * as migration_20261123_120840_received_at from './20261123_120840_received_at.ts';
import * as migration_20261123_123036_emptied_lists from './20261123_123036_emptied_lists.ts';
import * as migration_20261123_154939_about_from_its_record from './20261123_154939_about_from_its_record.ts';
import * as migration_20261125_093929_settings_menu from './20261125_093929_settings_menu.ts';
import * as migration_20261125_094912_settings_social from './20261125_094912_settings_social.ts';
import * as migration_20261125_100431_settings_pages from './20261125_100431_settings_pages.ts';

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
    up: migration_20261122_041133_running_it.up,
    down: migration_20261122_041133_running_it.down,
    name: '20261122_041133_running_it',
  },
  {
    up: migration_20261122_072512_one_logo.up,
    down: migration_20261122_072512_one_logo.down,
    name: '20261122_072512_one_logo',
  },
  {
    up: migration_20261123_120840_received_at.up,
    down: migration_20261123_120840_received_at.down,
    name: '20261123_120840_received_at',
  },
  {
    up: migration_20261123_123036_emptied_lists.up,
    down: migration_20261123_123036_emptied_lists.down,
    name: '20261123_123036_emptied_lists',
  },
  {
    up: migration_20261123_154939_about_from_its_record.up,
    down: migration_20261123_154939_about_from_its_record.down,
    name: '20261123_154939_about_from_its_record',
  },
  {
    up: migration_20261125_093929_settings_menu.up,
    down: migration_20261125_093929_settings_menu.down,
    name: '20261125_093929_settings_menu',
  },
  {
    up: migration_20261125_094912_settings_social.up,
    down: migration_20261125_094912_settings_social.down,
    name: '20261125_094912_settings_social',
  },
  {
    up: migration_20261125_100431_settings_pages.up,
    down: migration_20261125_100431_settings_pages.down,
    name: '20261125_100431_settings_pages'
  },
];
