import type { Tab } from "payload";
import { section } from "#records/globals/site-settings/parts.ts";

export const searchTab: Tab = {
  label: "Search",
  fields: [
    section("seo", "Titles", [
      {
        name: "title",
        label: "Title of a page",
        type: "text",
        validate: (value: string | null | undefined) =>
          !value || value.includes("{title}") || "Write {title} in it, such as {title} | {brand}.",
        admin: {
          description:
            "As browsers and search engines show it: {title} is the page's own, {brand} the brand's name. A title with the name in it stays as it is.",
        },
      },
    ]),
  ],
};
