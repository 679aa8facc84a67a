import * as migration_20261128_181052_baseline from './20261128_181052_baseline.ts';
import * as migration_20261128_192725_author_and_review from './20261128_192725_author_and_review.ts';
import * as migration_20261128_214703_one_form from './20261128_214703_one_form.ts';
import * as migration_20261129_040805_inbox_and_legal_pages from './20261129_040805_inbox_and_legal_pages.ts';
import * as migration_20261129_082833_people from './20261129_082833_people.ts';
import * as migration_20261129_114131_one_conversation from './20261129_114131_one_conversation.ts';
import * as migration_20261129_152445_languages_and_sources from './20261129_152445_languages_and_sources.ts';
import * as migration_20261129_192822_documents_and_german from './20261129_192822_documents_and_german.ts';
import * as migration_20261130_003828_numbers_given_once from './20261130_003828_numbers_given_once.ts';

export const migrations = [
  {
    up: migration_20261128_181052_baseline.up,
    down: migration_20261128_181052_baseline.down,
    name: '20261128_181052_baseline',
  },
  {
    up: migration_20261128_192725_author_and_review.up,
    down: migration_20261128_192725_author_and_review.down,
    name: '20261128_192725_author_and_review',
  },
  {
    up: migration_20261128_214703_one_form.up,
    down: migration_20261128_214703_one_form.down,
    name: '20261128_214703_one_form',
  },
  {
    up: migration_20261129_040805_inbox_and_legal_pages.up,
    down: migration_20261129_040805_inbox_and_legal_pages.down,
    name: '20261129_040805_inbox_and_legal_pages',
  },
  {
    up: migration_20261129_082833_people.up,
    down: migration_20261129_082833_people.down,
    name: '20261129_082833_people',
  },
  {
    up: migration_20261129_114131_one_conversation.up,
    down: migration_20261129_114131_one_conversation.down,
    name: '20261129_114131_one_conversation',
  },
  {
    up: migration_20261129_152445_languages_and_sources.up,
    down: migration_20261129_152445_languages_and_sources.down,
    name: '20261129_152445_languages_and_sources',
  },
  {
    up: migration_20261129_192822_documents_and_german.up,
    down: migration_20261129_192822_documents_and_german.down,
    name: '20261129_192822_documents_and_german',
  },
  {
    up: migration_20261130_003828_numbers_given_once.up,
    down: migration_20261130_003828_numbers_given_once.down,
    name: '20261130_003828_numbers_given_once'
  },
];
