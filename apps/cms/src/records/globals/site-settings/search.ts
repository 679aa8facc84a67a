import type { CRAWLERS } from "@meridian/contract";
import {
  isVerificationCode,
  verificationCodeIn,
  VERIFICATIONS,
} from "@meridian/contract/verification";
import { part, stored } from "#records/globals/site-settings/part.ts";

const CRAWLER_NAMES: Record<(typeof CRAWLERS)[number], string> = {
  all: "They may read pages and train with them",
  answers: "They may read pages to answer a person, and not train with them",
  none: "They may do neither",
};

export const crawlerPart = part(
  "Crawlers of AI companies",
  { shows: { where: "robots.txt, which crawlers read before they read pages", at: "/robots.txt" } },
  [
    {
      name: "crawlers",
      label: "AI assistants and training",
      type: "select",
      defaultValue: "all",
      options: Object.entries(CRAWLER_NAMES).map(([value, label]) => ({ label, value })),
      admin: {
        description:
          "Search engines may always read. A rule is a request: well-behaved crawlers follow it, and some companies do not follow it when a person asks for a page.",
      },
    },
  ],
);

export const titleParts = stored("seo", [
  part("Titles of pages", { shows: { where: "The browser's tab and search results", at: "/" } }, [
    {
      name: "title",
      label: "Title of a page",
      type: "text",
      validate: (value: string | null | undefined) =>
        !value ||
        value.includes("{title}") ||
        "This must contain {title}, for example {title} | {brand}.",
      admin: {
        description:
          "Shown by browsers and search engines. {title} is the page's title, {brand} the brand's name. A title that contains the brand's name is used unchanged.",
      },
    },
  ]),
]);

/** OWN-147. */
export const verificationParts = stored("verification", [
  part(
    "Search consoles",
    {
      folded: true,
      shows: { where: "The head of the home page, where search engines look for it", at: "/" },
      description:
        "With these codes a search engine recognises that the site is yours. Choose there to verify by an HTML tag, and paste the tag or its content here.",
    },
    VERIFICATIONS.map(({ name, label }) => ({
      name,
      label,
      type: "text" as const,
      custom: { untranslated: true },
      hooks: {
        beforeValidate: [
          ({ value }: { value?: unknown }) =>
            typeof value === "string" ? verificationCodeIn(value) : value,
        ],
      },
      validate: (value: string | null | undefined) =>
        !value ||
        isVerificationCode(value) ||
        "Paste the tag that the search console shows, or its content: 8 to 128 letters and digits.",
    })),
  ),
]);
