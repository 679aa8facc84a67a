import { expect, test } from "vitest";
import { fromHtml } from "#records/rich-text/from-html.ts";
import { testCms } from "#testing/test-cms.ts";

const cms = testCms();

/** A page with a link to `address`. */
const publish = (address: string) =>
  cms.payload.updateGlobal({
    slug: "privacy-policy",
    data: {
      title: "Privacy",
      description: fromHtml(`<p><a href="${address}">here</a></p>`),
      _status: "published",
    },
  });

test.each(["/\\evil.example", "\\\\evil.example"])(
  "a link in a text to %s, which looks like a page of the site, is refused",
  async (address) => {
    await expect(publish(address)).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringMatching(/link node failed to validate.*url/) }] },
    });
  },
);

test.each(["/pricing", "#section", "https://other.example/a", "mailto:ann@example.com"])(
  "a link in a text to %s is accepted",
  async (address) => {
    await expect(publish(address)).resolves.toBeTruthy();
  },
);

test("[OWN-172] the German buttons of a block address nobody", () => {
  expect(cms.payload.config.i18n.translations).toHaveProperty("de.lexical.blocks.inlineBlocks", {
    create: "{{label}} anlegen",
    edit: "{{label}} bearbeiten",
    label: "Inline-Blöcke",
    remove: "{{label}} entfernen",
  });
});
