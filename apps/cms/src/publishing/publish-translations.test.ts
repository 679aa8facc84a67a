/** A language's page: what is left by weight, and many drafts published at once. */
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";
import { listenForChanges } from "#publishing/purge/note-change.ts";
import { byImportance, recordKey, weighed, wordsLeft } from "#translations/by-importance.ts";
import { everyRecord } from "#translations/every-record.ts";
import { PublishMany } from "#translations/screens/publish-many.tsx";
import { waitingDrafts } from "#translations/waiting-drafts.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms({ loginFloor: 0 });
const users = testUsers(cms);
const services: number[] = [];

async function call(who: string, path: string, body: object, method: "POST" | "PATCH" = "POST") {
  const response = await callApi(cms, path, { method, body, token: users[who]?.token });
  return { status: response.status, json: await response.json() };
}
/** A draft of a translation; a refused one has another's address. */
async function draftOf(record: number, words: { title: string; slug: string }): Promise<number> {
  const { json } = await call("editor", "/translations/start", {
    kind: "services",
    record,
    language: "de",
    isCopy: false,
  });
  const id = Number(/\d+$/.exec(json.address)?.[0]);
  await call(
    "editor",
    `/translations/${id}?draft=true`,
    { words: [{ blockType: "services", title: words.title }], slug: words.slug },
    "PATCH",
  );
  return id;
}
const isPublic = async (id: number): Promise<boolean> => {
  const doc = await cms.payload.db.findOne<{ id: number; _status?: string }>({
    collection: "translations",
    where: { id: { equals: id } },
  });
  return Reflect.get(doc ?? {}, "_status") === "published";
};

beforeAll(async () => {
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { otherLanguages: ["de"], brand: { name: "Meridian" }, _status: "published" },
  });
  for (const slug of ["one", "two", "three", "four"])
    services.push(
      (
        await cms.payload.create({
          collection: "services",
          data: { slug, title: `Number ${slug}`, order: 1, _status: "published" },
        })
      ).id,
    );
}, 60_000);

test("[OWN-168] what is left is in the order of its weight: menu and settings, then visits", async () => {
  const views = new Map([
    ["/services/three", 40],
    ["/services/one", 7],
  ]);
  const order = byImportance(weighed(await everyRecord(cms.payload), views));
  expect(order[0]?.kind).toBe("site-settings");
  expect(order.filter(({ kind }) => kind === "services").map(({ slug }) => slug)).toEqual([
    "three",
    "one",
    "two",
    "four",
  ]);
  const kinds = order.map(({ kind }) => kind);
  expect(kinds.lastIndexOf("site-settings")).toBeLessThan(kinds.indexOf("services"));
  const left = await wordsLeft(cms.payload, "de", new Set(["services"]));
  expect(left.get(recordKey({ kind: "services", record: services[0] ?? 0 }))).toBe(2);
});

test("[OWN-169] many drafts are published at once: each is reported, and the site is notified once", async () => {
  const [first = 0, second = 0, third = 0] = services;
  const good = await draftOf(first, { title: "Eins", slug: "eins" });
  const copied = await draftOf(second, { title: "Zwei", slug: "eins" });
  const last = await draftOf(third, { title: "Drei", slug: "drei" });
  let notices = 0;
  listenForChanges(cms.payload, () => (notices += 1));
  const { status, json } = await call("editor", "/translations/publish", {
    ids: [good, copied, last, 999_999],
  });
  expect(status).toBe(200);
  expect(json.published).toEqual([good, last]);
  expect(json.refused.map(({ id }: { id: number }) => id)).toEqual([copied, 999_999]);
  expect(json.refused[0].reason).toContain("Another record uses this address");
  expect([await isPublic(good), await isPublic(copied), await isPublic(last)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(notices).toBe(1);
  const left = await wordsLeft(cms.payload, "de", new Set(["services"]));
  expect(left.get(recordKey({ kind: "services", record: first }))).toBe(0);
});

test("[OWN-169] a draft of the list names what it waits for; a planned and a withdrawn one are not part of all", async () => {
  const data = { slug: "five", title: "Five", order: 1, _status: "published" } as const;
  const started = async (slug: string): Promise<number> => {
    const { id } = await cms.payload.create({ collection: "services", data: { ...data, slug } });
    return draftOf(id, { title: slug, slug: `de-${slug}` });
  };
  const [plain, planned, withdrawn, changed, back] = [
    await started("plain"),
    await started("planned"),
    await started("withdrawn"),
    await started("changed"),
    await started("back"),
  ];
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  const draft = (id: number) => `/translations/${id}?draft=true`;
  await call("editor", draft(planned), { publishAt }, "PATCH");
  await call("editor", "/translations/publish", { ids: [withdrawn, changed] });
  await call(
    "editor",
    `/translations/${withdrawn}?unpublishAllLocales=true`,
    { _status: "draft" },
    "PATCH",
  );
  await call("editor", draft(changed), { slug: "de-changed-again" }, "PATCH");
  for (const action of ["ask", "back"])
    await call("editor", "/review", { place: "translations", record: back, action });
  const ids = [plain, planned, withdrawn, changed, back];
  const waiting = await waitingDrafts(cms.payload, ids);
  expect(ids.map((id) => waiting.get(id))).toEqual([
    { words: "Draft", isHeld: false },
    { words: "Planned:", at: Date.parse(publishAt), isHeld: true },
    { words: "Withdrawn", isHeld: true },
    { words: "Public, changes waiting", isHeld: false },
    { words: "Sent back", isHeld: false },
  ]);
});

test("[OWN-169] the choice of all drafts is named without those that are planned or withdrawn", () => {
  const draft = (id: number, isHeld: boolean) => ({
    id,
    isHeld,
    title: `Draft ${id}`,
    label: "Service, draft",
    address: "/",
    at: undefined,
  });
  const rendered = (drafts: ReturnType<typeof draft>[]): string =>
    renderToStaticMarkup(
      createElement(
        AppRouterContext.Provider,
        { value: {} as AppRouterInstance },
        createElement(PublishMany, { drafts, name: "German", now: 0 }),
      ),
    );
  expect(rendered([draft(1, false)])).toContain("All</label>");
  expect(rendered([draft(1, false), draft(2, true)])).toContain(
    "All that are neither planned nor withdrawn</label>",
  );
});

test.each([
  ["author", [1], 403],
  ["translator", [1], 403],
  ["recruiter", [1], 403],
  ["nobody", [1], 403],
  ["editor", [], 422],
  ["editor", ["1"], 422],
  ["editor", Array.from({ length: 501 }, (_, at) => at + 1), 422],
])("[OWN-169] %s does not publish %j at once", async (who, ids, status) => {
  expect((await call(who, "/translations/publish", { ids })).status).toBe(status);
});
