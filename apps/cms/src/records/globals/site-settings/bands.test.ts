import { readFileSync } from "node:fs";
import { createClient, siteConfigSchema, withSettings } from "@meridian/contract";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const FILE = "packages/demo/content/site-settings.json";
const file = v.parse(siteConfigSchema, JSON.parse(readFileSync(FILE, "utf8")));
const cms = testCms({ siteConfig: FILE });

/** What the site requests and gets. */
async function requested() {
  const client = createClient({
    host: "http://cms.test",
    log: { warn: () => undefined },
    fetch: (address) => answerGet(new URL(String(address)), cms.payload),
  });
  return withSettings(file, await client.read("settings"));
}

test("[OWN-16] a page's bands are sent in the editor's order; emptied, the page has its default bands again", async () => {
  const save = (bands: { home?: ("works" | "about" | "contact")[]; vacancy?: "resume"[] }) =>
    cms.payload.updateGlobal({
      slug: "site-settings",
      data: { bands, _status: "published" },
    });
  await save({ home: ["works", "contact", "about"], vacancy: ["resume"] });
  const { site, breaches } = await requested();
  expect(breaches.filter(({ path }) => path.startsWith("bands"))).toEqual([]);
  expect(site.bands).toEqual({
    ...file.bands,
    home: ["works", "contact", "about"],
    vacancy: ["resume"],
  });
  expect((await pendingIn(cms.payload).read()).flatMap(({ tags }) => tags)).toContain("settings");
  await save({ home: [], vacancy: [] });
  expect((await requested()).site.bands).toEqual(file.bands);
  const refused = await cms.payload
    .updateGlobal({
      slug: "site-settings",
      data: JSON.parse('{"bands":{"home":["hero"]},"_status":"published"}') as object,
    })
    .catch((error: unknown) => error);
  expect(JSON.stringify(Reflect.get(Object(refused), "data"))).toContain("bands.home");
});
