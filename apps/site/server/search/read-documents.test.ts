import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteConfigSchema } from "@meridian/contract";
import { clean } from "@meridian/contract/client/testing/clean";
import * as v from "valibot";
import { expect, test } from "vitest";
import { documentOf } from "#server/search/read-documents.ts";

const site = v.parse(
  siteConfigSchema,
  JSON.parse(readFileSync(join(import.meta.dirname, "../../site.config.json"), "utf8")),
);

test("[OWN-127] the words of a vacancy's formatted text are searched once", () => {
  const [of] = clean("vacancies", [
    {
      ID: 1,
      slug: "keeper",
      post_title: "Keeper",
      description: "Plain.",
      formatted_description: "<p>Feeds <b>zebras</b>.</p><ul><li>Hay</li></ul>",
    },
  ]);
  const page = { path: "/vacancies/keeper", title: "Keeper", text: "", of };
  expect(documentOf(page as never, "vacancies", site).text).toBe("Feeds zebras. - Hay");
});
