import { setImmediate as nextTurn } from "node:timers/promises";
import type { Where } from "payload";
import { expect, test, vi } from "vitest";
import { receiveForm } from "#inbox/receive-form.ts";
import { inboxOf } from "#inbox/save-submission.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);
const RECORDS = 20;

const collection = "services";
async function make(prefix: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1)
    await cms.payload.create({
      collection,
      data: { slug: `${prefix}-${at}`, title: "Old", order: at, _status: "published" },
    });
}
const many = (
  method: "PATCH" | "DELETE",
  prefix: string,
  body?: object,
  { more = "", headers = {} }: { more?: string; headers?: Record<string, string> } = {},
) =>
  callApi(cms, `/${collection}?where[slug][like]=${prefix}-&limit=0${more}`, {
    method,
    // Only an admin deletes for good.
    token: users[method === "DELETE" ? "admin" : "editor"].token,
    ...(body && { body }),
    headers,
  });
const count = async (where: Where, of: "services" | "submissions" = collection) =>
  (await cms.payload.count({ collection: of, where })).totalDocs;

async function send(): Promise<number> {
  const body = new FormData();
  const message = { fullname: "Ann", email: "ann@example.com", description: "A team." };
  const fields = { ...message, _wpcf7_unit_tag: "wpcf7-f1-o1", _variant: "main" };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { "user-agent": "Meridian-Intake/1" };
  const request = new Request("http://cms.test/", { method: "POST", body, headers });
  const inbox = inboxOf(cms.payload, inboxFiles(cms.settings));
  return (await receiveForm(request, "contactForm", inbox)).status;
}

test("[OWN-79] a message and a draft that arrive during a change of many records are stored before its end", async () => {
  await make("many", RECORDS);
  const { id } = await cms.payload.create({
    collection: "articles",
    data: { slug: "draft", title: "Draft", _status: "draft" },
    draft: true,
  });
  let isOver = false;
  const change = many("PATCH", "many", { title: "New" }).finally(() => (isOver = true));
  const isNew = { title: { equals: "New" } };
  while ((await count(isNew)) === 0) await nextTurn();
  const saves = [
    send(),
    cms.payload.update({ collection: "articles", id, data: { title: "Typed" }, draft: true }),
  ];
  await Promise.all(saves);
  expect([isOver, await count({}, "submissions")]).toEqual([false, 1]);
  expect(await count(isNew)).toBeLessThan(RECORDS);
  const { status } = await change;
  expect([status, await count(isNew)]).toEqual([200, RECORDS]);
});

test("[OWN-79] of many records, one that fails midway is left whole, and the others are changed", async () => {
  await make("some", 3);
  const { hooks } = cms.payload.collections[collection].config;
  const failing = { slug: { equals: "some-1" } };
  hooks.afterChange.push(({ doc }) => {
    if (doc.slug === "some-1") throw new Error("fails after its row was written");
    return doc;
  });
  try {
    const response = await many("PATCH", "some", { title: "New" });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({
        docs: [
          expect.objectContaining({ title: "New" }),
          expect.objectContaining({ title: "New" }),
        ],
        errors: [expect.objectContaining({ message: "Something went wrong." })],
        message: "1 of 3 Services could not be changed.",
      }),
    ]);
  } finally {
    hooks.afterChange.pop();
  }
  expect(await count({ and: [failing, { title: { equals: "Old" } }] })).toBe(1);
  const { docs } = await cms.payload.find({ collection, where: failing, limit: 1 });
  const versions = await cms.payload.findVersions({
    collection,
    where: { parent: { equals: docs[0]?.id } },
  });
  expect(versions.totalDocs).toBe(1);
});

test("[OWN-79] many drafts are published, go to the trash, come back and are deleted, each by itself", async () => {
  await make("way", 3);
  const all = { slug: { like: "way-" } };
  await many("PATCH", "way", { title: "Typed", _status: "draft" }, { more: "&draft=true" });
  expect(await count({ ...all, title: { equals: "Typed" } })).toBe(0);
  await many("PATCH", "way", { _status: "published" }, { more: "&draft=true" });
  expect(await count({ ...all, title: { equals: "Typed" } })).toBe(3);
  const trashed = await many("PATCH", "way", { deletedAt: new Date().toISOString() });
  expect([trashed.status, await count(all)]).toEqual([200, 0]);
  const back = await many("PATCH", "way", { deletedAt: null }, { more: "&trash=true" });
  expect([back.status, await count(all)]).toEqual([200, 3]);
  const gone = await many("DELETE", "way");
  expect([gone.status, await gone.json(), await count(all)]).toEqual([
    200,
    expect.objectContaining({ message: "3 Services deleted." }),
    0,
  ]);
});

test("a recruiter changes none of them, and a request that names no records is refused", async () => {
  await make("other", 2);
  const path = `/${collection}?where[slug][like]=other-`;
  const { token } = users.recruiter;
  for (const method of ["PATCH", "DELETE"] as const)
    expect((await callApi(cms, path, { method, token, body: { title: "X" } })).status).toBe(403);
  const all = { method: "PATCH", token: users.editor.token, body: { title: "X" } } as const;
  expect((await callApi(cms, `/${collection}`, all)).status).toBe(400);
  expect((await callApi(cms, path, { ...all, body: null })).status).toBe(200);
  expect(await count({ title: { equals: "X" } })).toBe(0);
});

test("[OWN-172] what became of many records is in the user's language", async () => {
  await make("sprache", 3);
  const headers = { "accept-language": "de" };
  const changed = await many("PATCH", "sprache", { title: "Neu" }, { headers });
  expect(await changed.json()).toMatchObject({ message: "3 Leistungen geändert." });
  const gone = await many("DELETE", "sprache", undefined, { headers });
  expect(await gone.json()).toMatchObject({ message: "3 Leistungen gelöscht." });
});
