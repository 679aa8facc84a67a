/** The way of a draft between its author and the editors. */
import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ForReview, SHOWN } from "#dashboard/for-review.tsx";
import { Recent } from "#dashboard/recent.tsx";
import { callApi, type ApiRequest } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms({ loginFloor: 0 });
const users = testUsers(cms, {
  ann: "author",
  editor: "editor",
  other: "editor",
  recruiter: "recruiter",
});
type Who = "ann" | "editor" | "other" | "recruiter";

async function call(who: Who, path: string, options: ApiRequest = {}) {
  const response = await callApi(cms, path, { ...options, token: users[who].token });
  return { status: response.status, json: await response.json() };
}
const patch = (who: Who, path: string, body: object) => call(who, path, { method: "PATCH", body });
const review = (who: Who, body: object) => call(who, "/review", { method: "POST", body });

async function draft(title: string): Promise<number> {
  const body = { title, slug: title.toLowerCase().replaceAll(" ", "-"), order: 1 };
  const { json } = await call("ann", "/services?draft=true", { method: "POST", body });
  return json.doc.id;
}
const latest = (id: number) =>
  cms.payload.findByID({ collection: "services", id, draft: true, depth: 0 });

async function shown(of: typeof ForReview, who: Who): Promise<string> {
  const part = await of({
    payload: cms.payload,
    user: users[who],
    i18n: { language: "en", translations: {} } as never,
  });
  const html = await renderToReadableStream(createElement("div", null, part));
  return (await new Response(html).text()).replaceAll("<!-- -->", "");
}

test("[SEC-28] a draft is sent for review with a note, sent back with an answer, sent again and published by an editor", async () => {
  const id = await draft("Sent");
  const at = { place: "services", record: id };
  const before = await latest(id);
  expect((await review("ann", { ...at, action: "ask", note: "Please look" })).status).toBe(200);
  const asked = await latest(id);
  expect(asked.review).toMatchObject({ asked: true, note: "Please look", by: "ann@example.com" });
  // Not a save: an open form goes on.
  expect([asked.updatedAt, asked.title]).toEqual([before.updatedAt, "Sent"]);
  const listed = await shown(ForReview, "editor");
  expect(listed).toContain(`/admin/collections/services/${id}`);
  expect(listed).toContain("Please look");
  expect((await review("editor", { ...at, action: "back", note: "Shorter" })).status).toBe(200);
  expect(await shown(ForReview, "editor")).not.toContain(`services/${id}`);
  // Newer drafts do not hide it.
  for (let nth = 0; nth < 6; nth += 1) await draft(`Newer ${nth}`);
  const mine = await shown(Recent, "ann");
  expect(mine.match(/<a [^>]*>[^<]*/g)?.map((link) => link.replace(/^.*>/, ""))).toEqual([
    "Sent",
    "Newer 5",
    "Newer 4",
    "Newer 3",
    "Newer 2",
    "Newer 1",
  ]);
  expect(mine).toContain("sent back by editor@example.com");
  expect(mine).toContain("Shorter");
  expect((await review("editor", { ...at, action: "back" })).status).toBe(409);
  await patch("ann", `/services/${id}?draft=true&autosave=true`, { title: "Short" });
  expect((await review("ann", { ...at, action: "ask" })).status).toBe(200);
  expect((await latest(id)).review).toMatchObject({ asked: true, note: "", answer: null });
  const done = await patch("editor", `/services/${id}`, { _status: "published" });
  expect([done.status, done.json.doc.title]).toEqual([200, "Short"]);
  expect((await latest(id)).review).toMatchObject({ writer: null, asked: false, note: null });
});

test("[SEC-28] newer words of a draft stay for review, and the list says that they are newer", async () => {
  const id = await draft("First words");
  await review("ann", { place: "services", record: id, action: "ask" });
  expect(await shown(ForReview, "editor")).not.toContain("Changed since");
  await patch("ann", `/services/${id}?draft=true&autosave=true`, { title: "Newer words" });
  expect(await shown(ForReview, "editor")).toMatch(
    /Newer words.*Changed since by ann@example.com/s,
  );
  await patch("editor", `/services/${id}?draft=true`, { title: "The editor's words" });
  const { review: now } = await latest(id);
  expect(now).toMatchObject({ asked: true, writer: users.ann.id });
  expect(await shown(ForReview, "other")).toContain("Changed since by editor@example.com");
  await patch("editor", `/services/${id}`, { deletedAt: new Date().toISOString() });
  expect(await shown(ForReview, "other")).not.toContain(`services/${id}`);
});

test("[SEC-28] a time that an editor sets ends the review", async () => {
  const id = await draft("Timed");
  await review("ann", { place: "services", record: id, action: "ask" });
  await patch("editor", `/services/${id}?draft=true`, { publishAt: "2036-01-01T00:00:00.000Z" });
  expect((await latest(id)).review).toMatchObject({ asked: false, writer: users.ann.id });
  expect((await review("ann", { place: "services", record: id, action: "ask" })).status).toBe(403);
});

test("[SEC-28] the list compares a draft with what is public, and lists filter by it", async () => {
  const { id } = await cms.payload.create({
    collection: "services",
    data: {
      title: "Public",
      slug: "compared",
      order: 1,
      _status: "published",
      boxes: [{ title: "A box" }],
    } as never,
  });
  await patch("ann", `/services/${id}?draft=true`, { title: "Compared" });
  await review("ann", { place: "services", record: id, action: "ask" });
  // The mark leaves the rows of the draft as they are.
  expect((await latest(id)).boxes).toMatchObject([{ title: "A box" }]);
  const { docs } = await cms.payload.findVersions({
    collection: "services",
    where: { parent: { equals: id } },
    sort: "id",
  });
  const [published, newest] = docs.map((version) => version.id);
  expect(await shown(ForReview, "editor")).toContain(
    `/services/${id}/versions/${newest}?versionFrom=${published}`,
  );
  const { json } = await call("editor", "/services?draft=true&where[review.asked][equals]=true");
  expect(json.docs.map((doc: { title: string }) => doc.title)).toContain("Compared");
});

test("[SEC-28] a page that exists once is reviewed, too", async () => {
  await cms.payload.updateGlobal({ slug: "about", data: { title: "About", _status: "published" } });
  expect((await review("ann", { place: "about", action: "ask" })).status).toBe(409);
  await call("ann", "/globals/about?draft=true", { method: "POST", body: { title: "About us" } });
  expect((await review("ann", { place: "about", action: "ask", note: "The page" })).status).toBe(
    200,
  );
  expect(await shown(ForReview, "editor")).toMatch(/\/admin\/globals\/about".*The page/s);
  const published = { _status: "published", title: "About us" };
  await call("editor", "/globals/about", { method: "POST", body: published });
  expect(await shown(ForReview, "editor")).not.toContain("globals/about");
});

test("[SEC-28] only its writer or an editor sends a draft; only an editor sends it back", async () => {
  const id = await draft("Whose");
  const at = { place: "services", record: id };
  for (const [who, body, status] of [
    ["recruiter", { ...at, action: "ask" }, 403],
    ["ann", { ...at, action: "back" }, 403],
    ["editor", { ...at, action: "back" }, 409],
    ["ann", { ...at, action: "publish" }, 422],
    ["ann", { ...at, action: "ask", note: "x".repeat(2001) }, 422],
    ["ann", { place: "services", action: "ask" }, 404],
    ["ann", { place: "services", record: 987_654, action: "ask" }, 404],
    ["ann", { place: "users", record: 1, action: "ask" }, 404],
    ["ann", { place: "nothing", record: 1, action: "ask" }, 404],
    ["editor", { ...at, action: "ask" }, 200],
  ] as const)
    expect([who, (await review(who, body)).status]).toEqual([who, status]);
  expect(await shown(ForReview, "recruiter")).toBe("<div></div>");
});

test("[SEC-28] editors get an email about a draft that is sent, and its author about one that is sent back", async () => {
  const sent: { to: string[]; subject: string; text: string }[] = [];
  const { custom } = cms.payload.config;
  const { site } = custom;
  custom.site = { mail: async (email: (typeof sent)[number]) => void sent.push(email) };
  try {
    const id = await draft("Mailed");
    const at = { place: "services", record: id };
    await review("ann", { ...at, action: "ask", note: "Please look" });
    await review("ann", { ...at, action: "ask", note: "Once more" });
    await review("editor", { ...at, action: "back", note: "Shorter" });
    // Refused: nothing is sent.
    await review("editor", { ...at, action: "back", note: "Shorter" });
    const address = `${cms.settings.url}/admin/collections/services/${id}`;
    expect(sent).toEqual([
      {
        to: ["editor@example.com", "other@example.com"],
        subject: "For review: Service: Mailed",
        text: `ann@example.com sends this draft for review: Service: Mailed\n\nPlease look\n\n${address}`,
      },
      {
        to: ["ann@example.com"],
        subject: "Sent back: Service: Mailed",
        text: `editor@example.com sends your draft back: Service: Mailed\n\nShorter\n\n${address}`,
      },
    ]);
  } finally {
    custom.site = site;
  }
});

test("[SEC-28] of more drafts than the list shows, those that wait longest are shown, in this order", async () => {
  const titles = Array.from({ length: SHOWN + 2 }, (_, nth) => `Waiting ${nth + 1}`);
  const ids: number[] = [];
  for (const title of titles) {
    const record = await draft(title);
    await review("ann", { place: "services", record, action: "ask" });
    ids.push(record);
  }
  // A later save leaves it at its place.
  await patch("ann", `/services/${ids[0]}?draft=true`, { shortDescription: "Newer" });
  const listed = (await shown(ForReview, "editor")).match(/(?<=>)Waiting \d+(?=<)/g) ?? [];
  expect(listed.length).toBeGreaterThan(SHOWN / 2);
  expect(listed).toEqual(titles.slice(0, listed.length));
});
