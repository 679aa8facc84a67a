import { expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();

test("[LANG-01] lists by name are in the alphabetical order of the site's language", async () => {
  for (const [at, title] of ["Zeit", "ämter", "Öl", "Teil 10", "Teil 9"].entries())
    await cms.payload.create({
      collection: "tags",
      data: { slug: `tag-${at}`, title, _status: "published" },
    });
  const namesIn = async (language: string): Promise<unknown> => {
    await cms.payload.updateGlobal({
      slug: "site-settings",
      data: { language, brand: { name: "Meridian" }, _status: "published" },
    });
    const reply = await answerGet(new URL("http://cms.test/api/wp/v2/tags"), cms.payload);
    return ((await reply.json()) as { name: string }[]).map(({ name }) => name);
  };
  expect(await namesIn("de")).toEqual(["ämter", "Öl", "Teil 9", "Teil 10", "Zeit"]);
  expect(await namesIn("sv")).toEqual(["Teil 9", "Teil 10", "Zeit", "ämter", "Öl"]);
});
