import type { GlobalConfig } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { lossesPanel, withDefaults } from "#records/globals/page-words.ts";
import { emptied, listsIn, noteEmptied } from "#records/globals/site-settings/lists.ts";
import { prepareAddedLanguages } from "#records/globals/site-settings/prepared-languages.ts";
import { TASKS } from "#records/globals/site-settings/tasks.ts";

export const SETTINGS_LISTS = listsIn([{ type: "tabs", tabs: TASKS }]);

/** Shorter lists remove content from the site. */
const SHOWN_LISTS = SETTINGS_LISTS.filter(({ path }) => !/^(pages\.off$|bands\.)/.test(path));

/**
 * Texts and options outside the contract's records. Before the first publication the site uses its
 * own file, whose values (`file`) prefill the form.
 */
export const siteSettings = (file: unknown, siteUrl = ""): GlobalConfig => ({
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
  fields: [
    {
      type: "group",
      fields: withDefaults([{ type: "tabs", tabs: TASKS }], file),
      admin: {
        components: {
          Field: {
            path: "/records/screens/settings/tasks.tsx#Tasks",
            clientProps: { siteUrl },
          },
        },
      },
    },
    emptied,
  ],
});
