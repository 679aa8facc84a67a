import { createClient } from "@meridian/contract";
import { beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { richText } from "#records/mapping/import-context.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { instructionIn, PLACEHOLDER_PAGES } from "#records/placeholders/placeholders.ts";
import { seedStarter, starterWords } from "#moving-in/seed/starter.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
beforeAll(async () => {
  await seedStarter(cms.payload);
});

const unlisted = async (): Promise<unknown> =>
  (
    await createClient({
      host: "http://cms.test",
      log: { warn: () => undefined },
      fetch: (address) => answerGet(new URL(String(address)), cms.payload),
    }).read("settings")
  )?.seo?.unlisted ?? [];
async function purged(): Promise<string[]> {
  const changes = await pendingIn(cms.payload).read();
  await pendingIn(cms.payload).markSent(changes.map(({ id }) => id));
  return changes.flatMap(({ tags }) => tags);
}

const ALL = ["/", "/dedicated-team-road-map", "/privacy-policy", "/terms-of-use"];

test("every page of an empty host with instructions for its editor is found by its instructions", () => {
  expect(PLACEHOLDER_PAGES).toHaveLength(ALL.length);
  for (const page of PLACEHOLDER_PAGES)
    expect([page, instructionIn(page, starterWords(page))]).toEqual([page, expect.any(String)]);
});

test("such pages are not listed until no instruction is published any more", async () => {
  expect(await unlisted()).toEqual(ALL);
  const publish = (data: object) =>
    cms.payload.updateGlobal({ slug: "home", data: { ...data, _status: "published" } });
  await cms.payload.updateGlobal({
    slug: "home",
    data: { headerTitle: "Teams", headerDescription: richText("<p>We build software.</p>") },
    draft: true,
  });
  expect(await unlisted()).toEqual(ALL);
  await publish({
    headerTitle: "Teams",
    headerDescription: starterWords("home").headerDescription,
  });
  expect(await unlisted()).toEqual(ALL);
  await purged();
  await publish({ headerDescription: richText("<p>We build software.</p>") });
  expect(await unlisted()).toEqual(ALL.slice(1));
  // The settings list these pages, so the site must read them again.
  expect((await purged()).sort()).toEqual(["home", "seo:/", "settings"]);
  await publish({ headerTitle: "Teams of engineers" });
  expect(await purged()).toEqual(["home", "seo:/"]);
});

test("texts with other formatting or another order of the document's fields count as the same", () => {
  const text =
    "Name the operator of this site, and the law that applies between you and its visitors.";
  const [begin, end] = [text.slice(0, 30), text.slice(30)];
  const doc = {
    description: {
      root: {
        type: "root",
        children: [
          {
            children: [
              { format: 1, mode: "normal", text: begin, type: "text" },
              { text: end, type: "text" },
            ],
            type: "paragraph",
          },
        ],
      },
    },
  };
  expect(instructionIn("terms-of-use", doc)).toBe(text);
  const before = "Say how visitors learn what you hold of them, and how they have it deleted.";
  expect(instructionIn("privacy-policy", { text: before })).toBe(before);
  expect(instructionIn("terms-of-use", { title: "Terms", description: null })).toBeUndefined();
});
