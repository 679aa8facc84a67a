import { part, stored } from "#records/globals/site-settings/part.ts";

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
