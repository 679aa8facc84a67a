import type { About as AboutRecord, Wire } from "@meridian/contract";
import { mapping } from "#records/mapping/field.ts";
import { PUBLISHED, type ImportContext, type NewGlobal } from "#records/mapping/import-context.ts";
import { html, number, text } from "#records/mapping/kinds.ts";
import { PAGE_IDS } from "#records/mapping/records/page-ids.ts";
import type { About } from "#payload-types.ts";

const fields = mapping<About>()({
  title: text,
  description: html,
  years: number,
  project: number,
  specialists: number,
});

export const about = {
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
