import { expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();

const replyTo = async (address: string): Promise<unknown> =>
  (await answerGet(new URL(address, "http://cms.test"), cms.payload)).json();
const SERVICE = "/api/wp/v2/posts?slug=team";

test("a draft is in no reply, by list or by slug", async () => {
  await cms.payload.create({
    collection: "services",
    data: { slug: "secret", title: "Secret", order: 1, _status: "draft" },
    draft: true,
  });
  expect(await replyTo("/api/wp/v2/posts?slug=secret")).toEqual([]);
  expect(await replyTo("/api/wp/v2/posts?filter[category_name]=services")).toEqual([]);
});

test("a draft of a published document does not change what visitors see", async () => {
  const { payload } = cms;
  const { id } = await payload.create({
    collection: "services",
    data: { slug: "team", title: "Team", order: 1, _status: "published" },
  });
  await payload.update({
    collection: "services",
    id,
    data: { title: "Team, rewritten", slug: "team-two" },
    draft: true,
  });
  expect(await replyTo(SERVICE)).toMatchObject([{ title: "Team" }]);
  expect(await replyTo("/api/wp/v2/posts?slug=team-two")).toEqual([]);
  await payload.update({ collection: "services", id, data: { _status: "draft" } });
  expect(await replyTo(SERVICE)).toEqual([]);
});

test("a global that was never published, or was unpublished, is absent", async () => {
  const { payload } = cms;
  expect(await replyTo("/api/wp/v2/pages?slug=about")).toEqual([]);
  await payload.updateGlobal({
    slug: "about",
    data: { title: "About, in work", _status: "draft" },
    draft: true,
  });
  expect(await replyTo("/api/wp/v2/pages?slug=about")).toEqual([]);
  await payload.updateGlobal({ slug: "about", data: { title: "About", _status: "published" } });
  expect(await replyTo("/api/wp/v2/pages?slug=about")).toMatchObject([{ title: "About" }]);
  await payload.updateGlobal({ slug: "about", data: { _status: "draft" } });
  expect(await replyTo("/api/wp/v2/pages?slug=about")).toEqual([]);
});

test("the footer's call answers before anything is published, so that pages still render", async () => {
  expect(await replyTo("/api/acf/v3/options/options")).toMatchObject({
    acf: { footer_links_list: { services: [] }, top_slider_success_stories: [] },
  });
  expect(await replyTo("/api/wp/v2/vacancies-category")).toEqual({
    specialization: [],
    work_type: [],
    expertise: [],
  });
});

test("an unpublished term is in no vacancy", async () => {
  const { payload } = cms;
  const term = await payload.create({
    collection: "vacancy-terms",
    data: { name: "Rust", kind: "specialization", order: 1, _status: "published" },
  });
  await payload.create({
    collection: "vacancies",
    data: { slug: "dev", title: "Dev", hot: 0, specializations: [term.id], _status: "published" },
  });
  expect(await replyTo("/api/wp/v2/vacancy/?slug=dev")).toMatchObject([
    { vacancies_filter: { specialization: [{ name: "Rust" }] } },
  ]);
  await payload.update({ collection: "vacancy-terms", id: term.id, data: { _status: "draft" } });
  expect(await replyTo("/api/wp/v2/vacancy/?slug=dev")).toMatchObject([
    { vacancies_filter: { specialization: [] } },
  ]);
});

test("[VACD-05] a vacancy that was published and is no longer is closed; a draft that was never public is not found", async () => {
  const { payload } = cms;
  const call = "/api/wp/v2/vacancy/?slug=";
  const { id } = await payload.create({
    collection: "vacancies",
    data: {
      slug: "qa",
      title: "QA",
      hot: 0,
      date: "2026-10-01T12:00:00.000Z",
      _status: "published",
    },
  });
  expect(await replyTo(`${call}qa`)).toMatchObject([
    { ID: id, title: "QA", date: "2026-10-01", valid_through: "", closed: false },
  ]);
  await payload.update({
    collection: "vacancies",
    id,
    data: { title: "QA, in work", _status: "draft" },
  });
  expect(await replyTo(`${call}qa`)).toMatchObject([{ ID: id, title: "QA", closed: true }]);
  expect(JSON.stringify(await replyTo("/api/wp/v2/vacancies"))).not.toContain('"slug":"qa"');
  await payload.update({
    collection: "vacancies",
    id,
    data: { slug: "qa-two", _status: "published" },
  });
  expect(await replyTo(`${call}qa`)).toEqual([]);
  expect(await replyTo(`${call}qa-two`)).toMatchObject([{ closed: false }]);
  await payload.delete({ collection: "vacancies", id });
  expect(await replyTo(`${call}qa-two`)).toEqual([]);
  await payload.create({
    collection: "vacancies",
    data: { slug: "secret", title: "Secret", hot: 0, _status: "draft" },
    draft: true,
  });
  expect(await replyTo(`${call}secret`)).toEqual([]);
});

test("[VACD-06] a vacancy without a date was posted on the day it was created", async () => {
  await cms.payload.create({
    collection: "vacancies",
    data: { slug: "undated", title: "Undated", hot: 0, _status: "published" },
  });
  expect(await replyTo("/api/wp/v2/vacancy/?slug=undated")).toMatchObject([
    { date: new Date().toISOString().slice(0, 10) },
  ]);
});
