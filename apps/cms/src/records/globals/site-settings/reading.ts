import { rows } from "#records/fields/rows.ts";
import { line, linkField } from "#records/fields/texts.ts";
import { action, section, title, titled } from "#records/fields/parts.ts";
import { part, stored } from "#records/globals/site-settings/part.ts";

export const readingParts = stored("reading", [
  part(
    "Blog",
    { folded: true, shows: { where: "Head of the blog, and the end of posts", at: "/blog" } },
    [
      titled("blog", "Head of the blog"),
      titled(
        "offer",
        "Offer at the end of posts",
        [action()],
        "Shown under every post without an offer. Needs a title, a link and a button label.",
      ),
    ],
  ),
  part(
    "Guide",
    {
      folded: true,
      shows: { where: "Under the guide's text", at: "/article/article-it-outsourcing" },
    },
    [
      section("article", "", [
        section("end", "", [
          title(),
          rows("actions", {
            row: "Button",
            label: "Buttons",
            titled: "label",
            dbName: "settings_article_actions",
            fields: [
              {
                type: "row",
                fields: [
                  line("label", { label: "Text of the button", required: true }),
                  linkField("link", { label: "Link", required: true }),
                ],
              },
            ],
          }),
        ]),
      ]),
    ],
  ),
]);
