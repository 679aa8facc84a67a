import { handleEndpoints } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import { createPresence } from "#publishing/editing/presence.ts";
import type { PresenceAnswer } from "#publishing/editing/presence-endpoint.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms, { ada: "editor", ben: "admin", cleo: "recruiter" });

beforeAll(() =>
  cms.payload.update({ collection: "users", id: users.ben.id, data: { name: "Ben" } }),
);

async function post(name: string, body: unknown): Promise<PresenceAnswer & { status: number }> {
  const request = new Request(`${cms.settings.url}/cms/api/presence`, {
    method: "POST",
    headers: { authorization: `JWT ${users[name]?.token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = await handleEndpoints({
    config: cms.payload.config,
    request,
    payloadInstanceCacheKey: cms.settings.dataDir,
  });
  return { status: answer.status, ...((await answer.json()) as PresenceAnswer) };
}
const service = async (slug: string) =>
  (
    await cms.payload.create({
      collection: "services",
      data: { slug, title: slug, order: 1, _status: "published" },
    })
  ).id;

test("each editor sees who else has the record open, until they leave", async () => {
  const [record, other] = [await service("one"), await service("other")];
  expect(await post("ada", { kind: "services", record, form: "form-of-ada" })).toMatchObject({
    status: 200,
    others: [],
    saved: { by: null },
  });
  expect((await post("ben", { kind: "services", record, form: "form-of-ben" })).others).toEqual([
    { name: "ada@example.com", isYou: false },
  ]);
  expect((await post("ada", { kind: "services", record, form: "form-of-ada" })).others).toEqual([
    { name: "Ben (ben@example.com)", isYou: false },
  ]);
  expect(
    (await post("ada", { kind: "services", record: other, form: "form-2-of-ada" })).others,
  ).toEqual([]);
  await post("ben", { kind: "services", record, form: "form-of-ben", leaves: true });
  expect((await post("ada", { kind: "services", record, form: "form-of-ada" })).others).toEqual([]);
});

test("globals and a person's own second tab count too; a save is reported", async () => {
  await post("ada", { kind: "about", form: "about-of-ada" });
  expect((await post("ada", { kind: "about", form: "about-of-ada-2" })).others).toEqual([
    { name: "ada@example.com", isYou: true },
  ]);
  const ben = (
    await cms.payload.find({ collection: "users", where: { email: { equals: "ben@example.com" } } })
  ).docs[0];
  await cms.payload.updateGlobal({
    slug: "about",
    data: { title: "Ben's" } as never,
    draft: true,
    user: { ...ben, collection: "users" } as never,
  });
  expect(await post("ada", { kind: "about", form: "about-of-ada" })).toMatchObject({
    saved: { by: "ben@example.com", at: expect.any(String) },
  });
});

test("only editors get presence, and only for content", async () => {
  const record = await service("guarded");
  expect((await post("cleo", { kind: "services", record, form: "form-of-cleo" })).status).toBe(403);
  expect(
    (await post("anonymous", { kind: "services", record, form: "form-of-anonymous" })).status,
  ).toBe(403);
  for (const wrong of [
    { kind: "users", record: 1, form: "form-of-ada" },
    { kind: "services", record: "x", form: "form-of-ada" },
    { kind: "services", record, form: 1 },
    null,
  ])
    expect((await post("ada", wrong)).status, JSON.stringify(wrong)).toBe(404);
});

test("a form without a report for 90 seconds counts as closed; memory use is bounded", async () => {
  let time = 0;
  const presence = createPresence(() => time);
  const at = (user: number, form: string) =>
    presence.here({ place: "services/1", form, user, name: `user ${user}` });
  await at(1, "a");
  time = 90_000;
  expect(await at(2, "b")).toEqual([{ name: "user 1", isYou: false }]);
  time = 90_001;
  expect(await at(2, "b")).toEqual([]);
  for (let form = 0; form < 60; form += 1)
    await presence.here({ place: `services/${form}`, form: `${form}`, user: 3, name: "user 3" });
  const c = { form: "c", user: 2, name: "user 2" };
  expect(await presence.here({ place: "services/0", ...c })).toEqual([]);
  expect(await presence.here({ place: "services/59", ...c })).toHaveLength(1);
});
