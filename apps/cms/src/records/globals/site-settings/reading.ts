import type { Tab } from "payload";
import { rows } from "#records/fields/rows.ts";
import { line, linkField } from "#records/fields/texts.ts";
import { action, section, title, titled } from "#records/fields/parts.ts";

export const readingTab: Tab = {
  label: "Reading",
  description: "Articles and posts have their own records; these are the texts around them.",
  fields: [
    section("reading", "", [
      section("article", "Guide", [
        section("end", "Under the text", [
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
      titled("blog", "Head of the blog"),
      titled(
        "offer",
        "Offer at the end of posts",
        [action()],
        "Shown under every post without an offer. Needs a title, a link and a button label.",
      ),
    ]),
  ],
};
