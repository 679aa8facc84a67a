/** Privacy policy and terms of use, which have the same fields. */
import type { LegalPage, Wire } from "@meridian/contract";
import { mapping } from "#records/mapping/field.ts";
import { PUBLISHED, type ImportContext, type NewGlobal } from "#records/mapping/import-context.ts";
import { html, text } from "#records/mapping/kinds.ts";
import { PAGE_IDS } from "#records/mapping/records/page-ids.ts";
import type { PrivacyPolicy } from "#payload-types.ts";

const fields = mapping<PrivacyPolicy>()({ headText: text, title: text, description: html });

const legalPage = (slug: "privacy-policy" | "terms-of-use", name: string) => ({
  write: (doc: Omit<PrivacyPolicy, "id">): Wire<"privacyPolicy">[number] => ({
    id: PAGE_IDS[slug],
    slug,
    data: fields.write(doc),
  }),
  /** Where a page has no title the site shows the line above it in its place; so does its title here. */
  read: (record: LegalPage, context: ImportContext): NewGlobal<"privacy-policy"> => ({
    ...PUBLISHED,
    ...fields.read(record, context),
    headText: record.title ? record.head_text : "",
    title: record.title || record.head_text || name,
  }),
});

export const privacyPolicy = legalPage("privacy-policy", "Privacy policy");
export const termsOfUse = legalPage("terms-of-use", "Terms of use");
