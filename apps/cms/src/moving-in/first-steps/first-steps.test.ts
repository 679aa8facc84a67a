import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { firstSteps, type FirstStep } from "#moving-in/first-steps/first-steps.ts";
import type { User } from "#payload-types.ts";
import { seedStarter } from "#moving-in/seed/starter.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
let demo: TestCms;
let empty: TestCms;

beforeAll(async () => {
  [demo, empty] = [await openTestCms({ demo: true }), await openTestCms()];
  await seedStarter(empty.payload);
});
afterAll(() => Promise.all([demo.close(), empty.close()]));

const stepsOf = (
  { payload }: TestCms,
  role: User["role"] = "admin",
  siteUrl = "http://localhost:3000",
): Promise<FirstStep[]> => firstSteps(payload, { role, siteUrl });
const doneIn = (steps: FirstStep[]): string[] =>
  steps.filter(({ isDone }) => isDone).map(({ label }) => label);

test("[OWN-21] neither demo content nor the texts of an empty start count as done; an editor gets only the steps they may do, a recruiter none", async () => {
  expect(doneIn(await stepsOf(demo))).toEqual([]);
  expect(doneIn(await stepsOf(empty))).toEqual(["Remove the demo content"]);
  const [admin, editor] = [await stepsOf(demo), await stepsOf(demo, "editor")];
  expect(admin.length - editor.length).toBe(2);
  expect(editor.every(({ address }) => address.startsWith("/admin/"))).toBe(true);
  expect(await stepsOf(demo, "recruiter")).toEqual([]);
});

test("[OWN-21] only published content completes a step: drafts and remaining demo settings do not, and a page that is off is not required", async () => {
  const { payload } = demo;
  await payload.updateGlobal({
    slug: "site-settings",
    data: { brand: { name: "Fjord" }, pages: { off: ["vacancies"] }, _status: "draft" },
    draft: true,
  });
  await payload.updateGlobal({
    slug: "privacy-policy",
    data: { title: "Ours" },
    draft: true,
  });
  expect(doneIn(await stepsOf(demo))).toEqual([]);
  await payload.updateGlobal({
    slug: "site-settings",
    data: {
      brand: { name: "Fjord", logo: null, logoOnDark: null, mark: null },
      contact: { person: { picture: null } },
      theme: { colors: { action: "#0a5c5c" } },
      pages: { off: ["vacancies"] },
      _status: "published",
    },
  });
  await payload.updateGlobal({
    slug: "privacy-policy",
    data: { title: "Ours", _status: "published" },
    // Its picture is read with the user's rights.
    user: { id: 0, collection: "users", role: "admin" } as never,
  });
  await payload.create({
    collection: "services",
    data: { slug: "ours", title: "Ours", order: 1, _status: "published" },
  });
  const { docs } = await payload.find({ collection: "case-studies", limit: 1, depth: 0 });
  await payload.update({
    collection: "case-studies",
    id: docs[0]?.id ?? 0,
    data: { title: "What we did", _status: "published" },
  });
  const done = [
    "Your company’s name",
    "Colours",
    "Menu, and pages to switch off",
    "Your first service",
    "Your first case study",
    "The privacy policy",
  ];
  const steps = await stepsOf(demo);
  expect(doneIn(steps)).toEqual(done);
  expect(steps.map(({ label }) => label)).not.toContain("Your first vacancy");
  expect(doneIn(await stepsOf(demo, "admin", "https://www.example.com"))).toEqual([
    ...done,
    "The site’s public address",
  ]);
});
