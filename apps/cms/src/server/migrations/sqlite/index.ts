import * as migration_20261121_023750_initial from './20261121_023750_initial.ts';
import * as migration_20261122_004141_vacancies_and_applications from './20261122_004141_vacancies_and_applications.ts';
import * as migration_20261122_041120_running_it from './20261122_041120_running_it.ts';
import * as migration_20261122_072438_one_logo from './20261122_072438_one_logo.ts';
import * as migration_20261123_120834_received_at from './20261123_120834_received_at.ts';
import * as migration_20261123_123031_emptied_lists from './20261123_123031_emptied_lists.ts';
import * as migration_20261123_154934_about_from_its_record from './20261123_154934_about_from_its_record.ts';
import * as migration_20261125_104848_owner_settings from './20261125_104848_owner_settings.ts';
import * as migration_20261125_105927_time_in_stage from './20261125_105927_time_in_stage.ts';
import * as migration_20261125_111305_same_person_and_source from './20261125_111305_same_person_and_source.ts';
import * as migration_20261125_112852_bands from './20261125_112852_bands.ts';
import * as migration_20261125_125606_landing_pages from './20261125_125606_landing_pages.ts';
import * as migration_20261125_134011_trash from './20261125_134011_trash.ts';
import * as migration_20261125_135923_places from './20261125_135923_places.ts';
import * as migration_20261125_140311_calculator_currency from './20261125_140311_calculator_currency.ts';
import * as migration_20261125_161504_audit_log from './20261125_161504_audit_log.ts';
import * as migration_20261125_163635_fonts from './20261125_163635_fonts.ts';
import * as migration_20261125_170407_survey_offers_and_working_days from './20261125_170407_survey_offers_and_working_days.ts';
import * as migration_20261125_171110_hero_ground from './20261125_171110_hero_ground.ts';
import * as migration_20261125_211022_ways_in_approval_consent from './20261125_211022_ways_in_approval_consent.ts';
import * as migration_20261126_202755_submission_page from './20261126_202755_submission_page.ts';
import * as migration_20261127_022521_pages_that_lead_on from './20261127_022521_pages_that_lead_on.ts';
import * as migration_20261127_031247_dark_theme from './20261127_031247_dark_theme.ts';
import * as migration_20261127_033540_authors_terms_and_ways_on from './20261127_033540_authors_terms_and_ways_on.ts';
import * as migration_20261127_095609_site_language from './20261127_095609_site_language.ts';
import * as migration_20261127_101343_search_texts_in_records from './20261127_101343_search_texts_in_records.ts';
import * as migration_20261127_123212_submission_language from './20261127_123212_submission_language.ts';
import * as migration_20261127_125016_translations from './20261127_125016_translations.ts';
import * as migration_20261127_163744_one_translation_per_record from './20261127_163744_one_translation_per_record.ts';
import * as migration_20261128_132038_second_act from './20261128_132038_second_act.ts';
import * as migration_20261128_154551_recipients_and_plain_audit from './20261128_154551_recipients_and_plain_audit.ts';

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
    up: migration_20261122_041120_running_it.up,
    down: migration_20261122_041120_running_it.down,
    name: '20261122_041120_running_it',
  },
  {
    up: migration_20261122_072438_one_logo.up,
    down: migration_20261122_072438_one_logo.down,
    name: '20261122_072438_one_logo',
  },
  {
    up: migration_20261123_120834_received_at.up,
    down: migration_20261123_120834_received_at.down,
    name: '20261123_120834_received_at',
  },
  {
    up: migration_20261123_123031_emptied_lists.up,
    down: migration_20261123_123031_emptied_lists.down,
    name: '20261123_123031_emptied_lists',
  },
  {
    up: migration_20261123_154934_about_from_its_record.up,
    down: migration_20261123_154934_about_from_its_record.down,
    name: '20261123_154934_about_from_its_record',
  },
  {
    up: migration_20261125_104848_owner_settings.up,
    down: migration_20261125_104848_owner_settings.down,
    name: '20261125_104848_owner_settings',
  },
  {
    up: migration_20261125_105927_time_in_stage.up,
    down: migration_20261125_105927_time_in_stage.down,
    name: '20261125_105927_time_in_stage',
  },
  {
    up: migration_20261125_111305_same_person_and_source.up,
    down: migration_20261125_111305_same_person_and_source.down,
    name: '20261125_111305_same_person_and_source',
  },
  {
    up: migration_20261125_112852_bands.up,
    down: migration_20261125_112852_bands.down,
    name: '20261125_112852_bands',
  },
  {
    up: migration_20261125_125606_landing_pages.up,
    down: migration_20261125_125606_landing_pages.down,
    name: '20261125_125606_landing_pages',
  },
  {
    up: migration_20261125_134011_trash.up,
    down: migration_20261125_134011_trash.down,
    name: '20261125_134011_trash',
  },
  {
    up: migration_20261125_135923_places.up,
    down: migration_20261125_135923_places.down,
    name: '20261125_135923_places',
  },
  {
    up: migration_20261125_140311_calculator_currency.up,
    down: migration_20261125_140311_calculator_currency.down,
    name: '20261125_140311_calculator_currency',
  },
  {
    up: migration_20261125_161504_audit_log.up,
    down: migration_20261125_161504_audit_log.down,
    name: '20261125_161504_audit_log',
  },
  {
    up: migration_20261125_163635_fonts.up,
    down: migration_20261125_163635_fonts.down,
    name: '20261125_163635_fonts',
  },
  {
    up: migration_20261125_170407_survey_offers_and_working_days.up,
    down: migration_20261125_170407_survey_offers_and_working_days.down,
    name: '20261125_170407_survey_offers_and_working_days',
  },
  {
    up: migration_20261125_171110_hero_ground.up,
    down: migration_20261125_171110_hero_ground.down,
    name: '20261125_171110_hero_ground',
  },
  {
    up: migration_20261125_211022_ways_in_approval_consent.up,
    down: migration_20261125_211022_ways_in_approval_consent.down,
    name: '20261125_211022_ways_in_approval_consent',
  },
  {
    up: migration_20261126_202755_submission_page.up,
    down: migration_20261126_202755_submission_page.down,
    name: '20261126_202755_submission_page',
  },
  {
    up: migration_20261127_022521_pages_that_lead_on.up,
    down: migration_20261127_022521_pages_that_lead_on.down,
    name: '20261127_022521_pages_that_lead_on',
  },
  {
    up: migration_20261127_031247_dark_theme.up,
    down: migration_20261127_031247_dark_theme.down,
    name: '20261127_031247_dark_theme',
  },
  {
    up: migration_20261127_033540_authors_terms_and_ways_on.up,
    down: migration_20261127_033540_authors_terms_and_ways_on.down,
    name: '20261127_033540_authors_terms_and_ways_on',
  },
  {
    up: migration_20261127_095609_site_language.up,
    down: migration_20261127_095609_site_language.down,
    name: '20261127_095609_site_language',
  },
  {
    up: migration_20261127_101343_search_texts_in_records.up,
    down: migration_20261127_101343_search_texts_in_records.down,
    name: '20261127_101343_search_texts_in_records',
  },
  {
    up: migration_20261127_123212_submission_language.up,
    down: migration_20261127_123212_submission_language.down,
    name: '20261127_123212_submission_language',
  },
  {
    up: migration_20261127_125016_translations.up,
    down: migration_20261127_125016_translations.down,
    name: '20261127_125016_translations',
  },
  {
    up: migration_20261127_163744_one_translation_per_record.up,
    down: migration_20261127_163744_one_translation_per_record.down,
    name: '20261127_163744_one_translation_per_record',
  },
  {
    up: migration_20261128_132038_second_act.up,
    down: migration_20261128_132038_second_act.down,
    name: '20261128_132038_second_act',
  },
  {
    up: migration_20261128_154551_recipients_and_plain_audit.up,
    down: migration_20261128_154551_recipients_and_plain_audit.down,
    name: '20261128_154551_recipients_and_plain_audit'
  },
];
