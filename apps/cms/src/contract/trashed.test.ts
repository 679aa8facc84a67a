import { createClient } from "@meridian/contract";
import { expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 120_000 });
const cms = testCms({ demo: true });

test("[OWN-52] with the whole demo in the trash no call returns a record, and none fails on a link to one", async () => {
  for (const { slug, trash } of cms.payload.config.collections)
    if (trash)
      await cms.payload.update({
        collection: slug,
        where: { id: { exists: true } },
        data: { deletedAt: new Date().toISOString() },
        context: { quiet: true },
        depth: 0,
      });
  const { read } = createClient({
    host: "http://cms.test",
    log: { warn: () => undefined },
    fetch: (address) => answerGet(new URL(String(address)), cms.payload),
  });
  const empty = ["services", "portfolio", "vacancies", "blog", "specialisationCosts"] as const;
  for (const name of empty) expect(await read(name), name).toEqual([]);
  expect(await read("article")).toBeNull();
  expect(await read("technology", { name: "java" })).toBeNull();
  expect(await read("seo", { path: "pricing" })).toBeNull();
  for (const name of ["home", "clients", "career", "options", "roadMap", "settings"] as const)
    expect(await read(name), name).not.toBeNull();
});
