import type { About as AboutRecord, Wire } from "@meridian/contract";
import type { GlobalConfig } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import type { About } from "#payload-types.ts";
import { heading } from "#records/fields/folds.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { amount, line, richText } from "#records/fields/texts.ts";
import { mapping } from "#records/mapping/field.ts";
import { type ImportContext, type NewGlobal, PUBLISHED } from "#records/mapping/import-context.ts";
import { html, number, text } from "#records/mapping/kinds.ts";
import { PAGE_IDS } from "#records/kinds/page-ids.ts";

const config: GlobalConfig = {
  slug: "about",
  label: "Company facts",
  access: globalAccess,
  versions: globalVersions,
  admin: {
    group: "Edit pages",
    description: "The text about the company and the three figures that count up.",
  },
  fields: [
    heading(line("title", { required: true })),
    richText("description", { label: "Text" }),
    {
      type: "row",
      fields: [
        amount("years", { label: "Years" }),
        amount("project", { label: "Projects" }),
        amount("specialists", { label: "Specialists" }),
      ],
    },
  ],
};

const fields = mapping<About>()({
  title: text,
  description: html,
  years: number,
  project: number,
  specialists: number,
});

export const about = {
  config,
  write(doc: About): Wire<"about">[number] {
    const { title, description, ...info_list } = fields.write(doc);
    return { id: PAGE_IDS.about, slug: "about", title, data: { description, info_list } };
  },
  read: (record: AboutRecord, context: ImportContext): NewGlobal<"about"> => ({
    ...PUBLISHED,
    ...fields.read({ ...record, ...record.info_list }, context),
    title: record.title || "About",
  }),
};
