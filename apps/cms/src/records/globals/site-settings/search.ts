import type { Tab } from "payload";
import { section } from "#records/fields/parts.ts";

export const searchTab: Tab = {
  label: "Search",
  fields: [
    section("seo", "Titles", [
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
  ],
};
