import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import type { PayloadRequest } from "payload";
import { startTranslation } from "#translations/start.ts";
import { firstSteps } from "#moving-in/first-steps/first-steps.ts";
import { putGlobal } from "#moving-in/import/write/put.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { removeDemo } from "#moving-in/seed/remove-demo.ts";
import { seedState } from "#moving-in/seed/seed-demo.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const cms = testCms({ demo: true });

const replyTo = async (address: string): Promise<{ status: number; json: unknown }> => {
  const reply = await answerGet(new URL(address, "http://cms.test"), cms.payload);
  return { status: reply.status, json: await reply.json() };
};
const idOf = async (collection: "services" | "case-studies" | "vacancies", slug: string) =>
  (await cms.payload.find({ collection, where: { slug: { equals: slug } }, depth: 0 })).docs[0]
    ?.id ?? 0;

test("[OWN-20] the demo is removed at once after a preview; what an editor has written, drafts included, and what it uses stays", async () => {
  const { payload } = cms;
  // Own: a record with a demo picture, a draft on a demo record, a published edit, an own page.
  const [picture] = (await payload.find({ collection: "media", limit: 1 })).docs;
  const { docs: terms } = await payload.find({
    collection: "vacancy-terms",
    where: { kind: { equals: "specialization" } },
    limit: 1,
  });
  await payload.create({
    collection: "services",
    data: {
      slug: "ours",
      title: "Ours",
      order: 1,
      featuredImage: picture?.id,
      _status: "published",
    },
  });
  await payload.create({
    collection: "vacancies",
    data: {
      slug: "our-job",
      title: "Our job",
      hot: 0,
      specializations: [terms[0]?.id ?? 0],
      _status: "published",
    },
  });
  await payload.update({
    collection: "services",
    id: await idOf("services", "dedicated-teams"),
    data: { title: "In work" },
    draft: true,
  });
  await payload.update({
    collection: "case-studies",
    id: await idOf("case-studies", "harbour-ledger"),
    data: { title: "Edited", _status: "published" },
  });
  await payload.updateGlobal({
    slug: "about",
    data: { title: "Who we are", _status: "published" },
    user: { id: 0, collection: "users", role: "admin" } as never,
  });
  const translated = await idOf("case-studies", "carmel-pulse");
  await startTranslation(
    { payload, context: {} } as PayloadRequest,
    { kind: "case-studies", record: translated, language: "de" },
    true,
  );
  const { contact } = await payload.findGlobal({ slug: "site-settings", depth: 0 });
  const nordics = { region: "Nordics", phone: "+45 70 20 30 40", countries: ["Denmark"] };
  await putGlobal(payload, "site-settings", {
    brand: { name: "Northwind" },
    contact: { phones: [...(contact?.phones ?? []), nordics] },
    _status: "published",
  });
  await putGlobal(payload, "home", { headerTitle: "In work" }, {}, true);
  await pendingIn(payload).markSent((await pendingIn(payload).read()).map(({ id }) => id));

  const before = await payload.count({ collection: "media" });
  const wouldGo = await removeDemo(payload, false);
  expect(wouldGo.records).toBeGreaterThan(100);
  expect(wouldGo.pictures).toBeGreaterThan(150);
  expect(wouldGo.pages).toBe(6);
  expect(await payload.count({ collection: "media" })).toEqual(before);
  const stays = wouldGo.stays.map(({ kind, title, why }) => `${kind} ${title}: ${why}`);
  expect(stays).toEqual(
    expect.arrayContaining([
      "Service In work: edited",
      "Case study Edited: edited",
      "Page Company facts: words",
      "Page Settings: words",
      expect.stringMatching(/^Picture or video .*: used$/) as string,
      expect.stringMatching(/term .*: used$/i) as string,
    ]),
  );

  expect(await removeDemo(payload, true)).toEqual(wouldGo);
  const slugs = async (collection: "services" | "case-studies" | "vacancies" | "blog-posts") =>
    (await payload.find({ collection, pagination: false, depth: 0 })).docs
      .map(({ slug }) => slug)
      .toSorted();
  expect(await slugs("services")).toEqual(["dedicated-teams", "ours"]);
  expect(await slugs("case-studies")).toEqual(["carmel-pulse", "harbour-ledger"]);
  expect((await payload.count({ collection: "translations" })).totalDocs).toBe(1);
  expect(await slugs("vacancies")).toEqual(["our-job"]);
  expect(await slugs("blog-posts")).toEqual([]);
  const left = await payload.count({ collection: "media" });
  expect(left.totalDocs).toBe(before.totalDocs - wouldGo.pictures);
  expect(readdirSync(join(cms.settings.dataDir, "media"))).toHaveLength(left.totalDocs);
});

test("[OWN-20] the pages are as in a host without the demo; the site is notified once, of everything", async () => {
  const { payload } = cms;
  expect((await replyTo("/api/wp/v2/pages/1120")).json).toMatchObject({
    section_header_title: "What your company does, in one sentence",
  });
  expect((await replyTo("/api/wp/v2/pages?slug=about")).json).toMatchObject([
    { title: "Who we are" },
  ]);
  expect((await replyTo("/api/wp/v2/career")).status).toBe(404);
  expect((await pendingIn(payload).read()).map(({ tags }) => tags)).toEqual([["*"]]);
  expect(await seedState(payload)).toBe("done");
  expect(existsSync(join(cms.settings.dataDir, "media"))).toBe(true);
});

test("[OWN-20] edited pages lose the demo's texts, in the draft too, and keep the editor's; lists are as though never edited", async () => {
  const { payload } = cms;
  const settings = (await replyTo("/api/meridian/v1/settings")).json;
  expect(settings).toMatchObject({
    brand: { name: "Northwind", mark: null },
    contact: {
      email: null,
      phones: [{ region: "Nordics", phone: "+45 70 20 30 40", countries: ["Denmark"] }],
    },
  });
  expect(settings).not.toHaveProperty("home.solutions.cards");
  expect((await replyTo("/api/wp/v2/pages/1120")).json).toMatchObject({
    section_header_title: "What your company does, in one sentence",
  });
  const draft = await payload.findGlobal({ slug: "home", draft: true, depth: 0 });
  expect(draft).toMatchObject({ headerTitle: "In work", _status: "draft" });
  expect(
    JSON.stringify([settings, draft, await payload.findGlobal({ slug: "about" })]),
  ).not.toMatch(/Meridian|Sofia|hello@example/);
});

test("[OWN-21] the removal is a first step that is done, and the editor's own published work still counts", async () => {
  const steps = await firstSteps(cms.payload, { role: "admin", siteUrl: "http://localhost:3000" });
  const done = steps.filter(({ isDone }) => isDone).map(({ label }) => label);
  // The home page has a draft only: visitors see the starter's texts.
  expect(done).not.toContain("Texts of the home page");
  expect(done).toEqual(
    expect.arrayContaining([
      "Remove the demo content",
      "Your company’s name",
      "Your first service",
      "Your first case study",
      "Your first vacancy",
    ]),
  );
});

test("[OWN-20] a second removal finds nothing: what stayed is the editor's own now", async () => {
  expect(await removeDemo(cms.payload, true)).toEqual({
    records: 0,
    pictures: 0,
    pages: 0,
    stays: [],
  });
  expect((await replyTo("/api/wp/v2/posts?slug=harbour-ledger")).json).toHaveLength(1);
});
