/** Privacy policy and terms of use have the same fields. */
import type { LegalPage, Wire } from "@meridian/contract";
import type { GlobalConfig } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import type { PrivacyPolicy } from "#payload-types.ts";
import { heading } from "#records/fields/folds.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { line, richText } from "#records/fields/texts.ts";
import { mapping } from "#records/mapping/field.ts";
import { type ImportContext, type NewGlobal, PUBLISHED } from "#records/mapping/import-context.ts";
import { html, text } from "#records/mapping/kinds.ts";
import { PAGE_IDS } from "#records/kinds/page-ids.ts";

const configOf = (slug: string, label: string): GlobalConfig => ({
  slug,
  label,
  access: globalAccess,
  versions: globalVersions,
  admin: { group: "Edit pages", description: "Have a lawyer read it before you publish." },
  fields: [
    heading(line("title", { required: true })),
    richText("description", { label: "Text" }),
    line("headText", { label: "Line above the title" }),
  ],
});

const fields = mapping<PrivacyPolicy>()({ headText: text, title: text, description: html });

const legalPage = (slug: "privacy-policy" | "terms-of-use", name: string) => ({
  config: configOf(slug, name),
  write: (doc: Omit<PrivacyPolicy, "id">): Wire<"privacyPolicy">[number] => ({
    id: PAGE_IDS[slug],
    slug,
    data: fields.write(doc),
  }),
  /** Without a title the page shows the line above it, and so does the imported title. */
  read: (record: LegalPage, context: ImportContext): NewGlobal<"privacy-policy"> => ({
    ...PUBLISHED,
    ...fields.read(record, context),
    headText: record.title ? record.head_text : "",
    title: record.title || record.head_text || name,
  }),
});

export const privacyPolicy = legalPage("privacy-policy", "Privacy policy");
export const termsOfUse = legalPage("terms-of-use", "Terms of use");
