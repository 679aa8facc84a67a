import * as migration_20261121_023756_initial from './20261121_023756_initial.ts';
import * as migration_20261122_004149_vacancies_and_applications from './20261122_004149_vacancies_and_applications.ts';
import * as migration_20261122_041133_running_it from './20261122_041133_running_it.ts';
import * as migration_20261122_072512_one_logo from './20261122_072512_one_logo.ts';
import * as migration_20261123_120840_received_at from './20261123_120840_received_at.ts';
import * as migration_20261123_123036_emptied_lists from './20261123_123036_emptied_lists.ts';
import * as migration_20261123_154939_about_from_its_record from './20261123_154939_about_from_its_record.ts';
import * as migration_20261125_104851_owner_settings from './20261125_104851_owner_settings.ts';
import * as migration_20261125_105931_time_in_stage from './20261125_105931_time_in_stage.ts';
import * as migration_20261125_111313_same_person_and_source from './20261125_111313_same_person_and_source.ts';
import * as migration_20261125_112856_bands from './20261125_112856_bands.ts';
import * as migration_20261125_125609_landing_pages from './20261125_125609_landing_pages.ts';
import * as migration_20261125_134015_trash from './20261125_134015_trash.ts';
import * as migration_20261125_135926_places from './20261125_135926_places.ts';
import * as migration_20261125_140314_calculator_currency from './20261125_140314_calculator_currency.ts';
import * as migration_20261125_161512_audit_log from './20261125_161512_audit_log.ts';
import * as migration_20261125_163642_fonts from './20261125_163642_fonts.ts';
import * as migration_20261125_170414_survey_offers_and_working_days from './20261125_170414_survey_offers_and_working_days.ts';
import * as migration_20261125_171113_hero_ground from './20261125_171113_hero_ground.ts';
import * as migration_20261125_192000_nodes from './20261125_192000_nodes.ts';
import * as migration_20261125_211026_ways_in_approval_consent from './20261125_211026_ways_in_approval_consent.ts';
import * as migration_20261126_202849_submission_page from './20261126_202849_submission_page.ts';
import * as migration_20261127_022530_pages_that_lead_on from './20261127_022530_pages_that_lead_on.ts';
import * as migration_20261127_031326_dark_theme from './20261127_031326_dark_theme.ts';
import * as migration_20261127_033550_authors_terms_and_ways_on from './20261127_033550_authors_terms_and_ways_on.ts';
import * as migration_20261127_093438_search_off from './20261127_093438_search_off.ts';
import * as migration_20261127_095632_site_language from './20261127_095632_site_language.ts';
import * as migration_20261127_101400_search_texts_in_records from './20261127_101400_search_texts_in_records.ts';
import * as migration_20261127_123227_submission_language from './20261127_123227_submission_language.ts';
import * as migration_20261127_125027_translations from './20261127_125027_translations.ts';
import * as migration_20261127_163750_one_translation_per_record from './20261127_163750_one_translation_per_record.ts';
import * as migration_20261128_132049_second_act from './20261128_132049_second_act.ts';
import * as migration_20261128_154604_recipients_and_plain_audit from './20261128_154604_recipients_and_plain_audit.ts';

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
    up: migration_20261125_104851_owner_settings.up,
    down: migration_20261125_104851_owner_settings.down,
    name: '20261125_104851_owner_settings',
  },
  {
    up: migration_20261125_105931_time_in_stage.up,
    down: migration_20261125_105931_time_in_stage.down,
    name: '20261125_105931_time_in_stage',
  },
  {
    up: migration_20261125_111313_same_person_and_source.up,
    down: migration_20261125_111313_same_person_and_source.down,
    name: '20261125_111313_same_person_and_source',
  },
  {
    up: migration_20261125_112856_bands.up,
    down: migration_20261125_112856_bands.down,
    name: '20261125_112856_bands',
  },
  {
    up: migration_20261125_125609_landing_pages.up,
    down: migration_20261125_125609_landing_pages.down,
    name: '20261125_125609_landing_pages',
  },
  {
    up: migration_20261125_134015_trash.up,
    down: migration_20261125_134015_trash.down,
    name: '20261125_134015_trash',
  },
  {
    up: migration_20261125_135926_places.up,
    down: migration_20261125_135926_places.down,
    name: '20261125_135926_places',
  },
  {
    up: migration_20261125_140314_calculator_currency.up,
    down: migration_20261125_140314_calculator_currency.down,
    name: '20261125_140314_calculator_currency',
  },
  {
    up: migration_20261125_161512_audit_log.up,
    down: migration_20261125_161512_audit_log.down,
    name: '20261125_161512_audit_log',
  },
  {
    up: migration_20261125_163642_fonts.up,
    down: migration_20261125_163642_fonts.down,
    name: '20261125_163642_fonts',
  },
  {
    up: migration_20261125_170414_survey_offers_and_working_days.up,
    down: migration_20261125_170414_survey_offers_and_working_days.down,
    name: '20261125_170414_survey_offers_and_working_days',
  },
  {
    up: migration_20261125_171113_hero_ground.up,
    down: migration_20261125_171113_hero_ground.down,
    name: '20261125_171113_hero_ground',
  },
  {
    up: migration_20261125_192000_nodes.up,
    down: migration_20261125_192000_nodes.down,
    name: '20261125_192000_nodes',
  },
  {
    up: migration_20261125_211026_ways_in_approval_consent.up,
    down: migration_20261125_211026_ways_in_approval_consent.down,
    name: '20261125_211026_ways_in_approval_consent',
  },
  {
    up: migration_20261126_202849_submission_page.up,
    down: migration_20261126_202849_submission_page.down,
    name: '20261126_202849_submission_page',
  },
  {
    up: migration_20261127_022530_pages_that_lead_on.up,
    down: migration_20261127_022530_pages_that_lead_on.down,
    name: '20261127_022530_pages_that_lead_on',
  },
  {
    up: migration_20261127_031326_dark_theme.up,
    down: migration_20261127_031326_dark_theme.down,
    name: '20261127_031326_dark_theme',
  },
  {
    up: migration_20261127_033550_authors_terms_and_ways_on.up,
    down: migration_20261127_033550_authors_terms_and_ways_on.down,
    name: '20261127_033550_authors_terms_and_ways_on',
  },
  {
    up: migration_20261127_093438_search_off.up,
    down: migration_20261127_093438_search_off.down,
    name: '20261127_093438_search_off',
  },
  {
    up: migration_20261127_095632_site_language.up,
    down: migration_20261127_095632_site_language.down,
    name: '20261127_095632_site_language',
  },
  {
    up: migration_20261127_101400_search_texts_in_records.up,
    down: migration_20261127_101400_search_texts_in_records.down,
    name: '20261127_101400_search_texts_in_records',
  },
  {
    up: migration_20261127_123227_submission_language.up,
    down: migration_20261127_123227_submission_language.down,
    name: '20261127_123227_submission_language',
  },
  {
    up: migration_20261127_125027_translations.up,
    down: migration_20261127_125027_translations.down,
    name: '20261127_125027_translations',
  },
  {
    up: migration_20261127_163750_one_translation_per_record.up,
    down: migration_20261127_163750_one_translation_per_record.down,
    name: '20261127_163750_one_translation_per_record',
  },
  {
    up: migration_20261128_132049_second_act.up,
    down: migration_20261128_132049_second_act.down,
    name: '20261128_132049_second_act',
  },
  {
    up: migration_20261128_154604_recipients_and_plain_audit.up,
    down: migration_20261128_154604_recipients_and_plain_audit.down,
    name: '20261128_154604_recipients_and_plain_audit'
  },
];
