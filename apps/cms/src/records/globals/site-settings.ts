import type { GlobalConfig } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { lossesPanel, withDefaults } from "#records/globals/page-words.ts";
import { bandsTab } from "#records/globals/site-settings/bands.ts";
import { coloursTab } from "#records/globals/site-settings/colours.ts";
import { brandTab, formsTab } from "#records/globals/site-settings/general.ts";
import { emptied, listsIn, noteEmptied } from "#records/globals/site-settings/lists.ts";
import { languageTab } from "#records/globals/site-settings/language.ts";
import { prepareAddedLanguages } from "#records/globals/site-settings/prepared-languages.ts";
import { navigationTab } from "#records/globals/site-settings/navigation.ts";
import { vacanciesTab } from "#records/globals/site-settings/vacancies.ts";
import { placesTab } from "#records/globals/site-settings/places.ts";
import { readingTab } from "#records/globals/site-settings/reading.ts";
import { searchTab } from "#records/globals/site-settings/search.ts";
import { salesTab, storiesTab, surveyTab } from "#records/globals/site-settings/selling.ts";

const TABS = [
  brandTab,
  languageTab,
  coloursTab,
  navigationTab,
  bandsTab,
  formsTab,
  placesTab,
  vacanciesTab,
  readingTab,
  salesTab,
  storiesTab,
  surveyTab,
  searchTab,
];

export const SETTINGS_LISTS = listsIn([{ type: "tabs", tabs: TABS }]);

/** Shorter lists remove content from the site. */
const SHOWN_LISTS = SETTINGS_LISTS.filter(({ path }) => !/^(pages\.off$|bands\.)/.test(path));

/**
 * Texts and options outside the contract's records. Before the first publication the site uses its
 * own file, whose values (`file`) prefill the form.
 */
export const siteSettings = (file: unknown): GlobalConfig => ({
  slug: "site-settings",
  label: "Settings",
  access: globalAccess,
  versions: globalVersions,
  hooks: { beforeChange: [noteEmptied(SETTINGS_LISTS), prepareAddedLanguages] },
  admin: {
    group: "Run the site",
    components: {
      elements: {
        beforeDocumentControls: [lossesPanel("site-settings", SHOWN_LISTS)],
      },
    },
    description:
      "Name, logo, phone numbers, options, and the texts of pages without a form of their own. Published values replace the site's defaults, field by field, on every page within a second. A list that was never edited shows its default; a list that you empty is empty on the site.",
  },
  fields: [...withDefaults([{ type: "tabs", tabs: TABS }], file), emptied],
});
