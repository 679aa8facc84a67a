import type { GlobalConfig } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { line, richText } from "#records/fields/texts.ts";

const legalPage = (slug: string, label: string): GlobalConfig => ({
  slug,
  label,
  access: globalAccess,
  versions: globalVersions,
  admin: { group: "Pages", description: "Have a lawyer read it before you publish." },
  fields: [
    line("headText", { label: "Line above the title" }),
    line("title", { required: true }),
    richText("description", { label: "Text" }),
  ],
});

export const privacyPolicy = legalPage("privacy-policy", "Privacy policy");
export const termsOfUse = legalPage("terms-of-use", "Terms of use");
