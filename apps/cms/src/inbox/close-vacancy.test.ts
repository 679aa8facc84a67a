import { addressOf } from "@meridian/contract";
import { expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import type { User, Vacancy } from "#payload-types.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

let made = 0;
const newVacancy = (data: Partial<Vacancy> = {}): Promise<Vacancy> =>
  cms.payload.create({
    collection: "vacancies",
    data: { title: "QA", slug: `qa-${++made}`, hot: 0, _status: "published", ...data },
  });
const answered = async (slug: string): Promise<unknown> =>
  (await answerGet(new URL(`http://cms.test${addressOf("vacancy")}${slug}`), cms.payload)).json();
const read = (id: number) => cms.payload.findByID({ collection: "vacancies", id, depth: 0 });
async function press(id: number, way: "close" | "open", who: User["role"] = "recruiter") {
  const answer = await callApi(cms, `/vacancies/${id}/${way}`, {
    method: "POST",
    token: users[who].token,
  });
  const { errors }: { errors?: { message: string }[] } = await answer.json();
  return { status: answer.status, message: errors?.[0]?.message ?? "" };
}

test("[OWN-31] a recruiter closes a vacancy and reopens it unchanged; the log names them, and the site is notified of both", async () => {
  const vacancy = await newVacancy({ title: "Go developer", locations: ["Porto"] });
  const purges = async () => (await cms.payload.db.count({ collection: "purges" })).totalDocs;
  const before = await purges();
  expect(await press(vacancy.id, "close")).toEqual({ status: 200, message: "" });
  expect(await read(vacancy.id)).toMatchObject({
    _status: "draft",
    lastSavedBy: "recruiter@example.com",
  });
  expect(await answered(vacancy.slug ?? "")).toMatchObject([{ closed: true }]);
  const closed = await purges();
  expect(closed).toBeGreaterThan(before);
  expect((await press(vacancy.id, "close")).message).toContain("already closed");
  expect(await press(vacancy.id, "open")).toEqual({ status: 200, message: "" });
  expect(await read(vacancy.id)).toMatchObject({
    _status: "published",
    title: "Go developer",
    locations: ["Porto"],
  });
  expect(await purges()).toBeGreaterThan(closed);
  expect((await press(vacancy.id, "open")).message).toContain("already open");
});

test("[OWN-31] reopening by a recruiter does not publish an editor's draft", async () => {
  const draft = await newVacancy({ _status: "draft" });
  expect(await press(draft.id, "open")).toMatchObject({
    status: 409,
    message: expect.stringContaining("never been public"),
  });
  const changed = await newVacancy();
  await cms.payload.update({
    collection: "vacancies",
    id: changed.id,
    draft: true,
    data: { title: "QA, half written" },
  });
  await press(changed.id, "close");
  expect(await press(changed.id, "open")).toMatchObject({
    status: 409,
    message: expect.stringContaining("unpublished changes"),
  });
  const over = await newVacancy({ validThrough: "2020-01-01T12:00:00.000Z" });
  await press(over.id, "close");
  expect((await press(over.id, "open")).message).toContain("last day");
  for (const { id } of [draft, changed, over])
    expect(await read(id)).toMatchObject({ _status: "draft" });
  expect((await press(0, "close")).status).toBe(404);
});

test("[OWN-31] closing works next to an unfinished draft, and keeps the times of the next publication", async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const { id, slug } = await newVacancy({ unpublishAt: at(1) });
  const times = { publishAt: at(2), unpublishAt: at(3) };
  const draft = { title: "", ...times };
  await cms.payload.update({ collection: "vacancies", id, draft: true, data: draft });
  expect(await press(id, "close")).toEqual({ status: 200, message: "" });
  expect(await answered(slug ?? "")).toMatchObject([{ closed: true, title: "QA" }]);
  const latest = await cms.payload.findByID({ collection: "vacancies", id, draft: true });
  expect(latest).toMatchObject({ _status: "draft", ...times });
  const limited = await newVacancy({ unpublishAt: times.unpublishAt });
  await press(limited.id, "close");
  await press(limited.id, "open");
  expect(await read(limited.id)).toMatchObject({
    _status: "published",
    unpublishAt: times.unpublishAt,
  });
});

test("[OWN-31] a recruiter can write nothing else of a vacancy, and closing one needs a login", async () => {
  const { id } = await newVacancy();
  const requests = [
    ["PATCH", `/vacancies/${id}`, { title: "Mine" }],
    ["PATCH", `/vacancies/${id}?draft=true&autosave=true`, { title: "Mine" }],
    ["PATCH", `/vacancies/${id}`, { _status: "draft" }],
    ["PATCH", `/vacancies?where[id][equals]=${id}`, { hot: 9 }],
    ["POST", "/vacancies", { title: "Mine", slug: "mine", hot: 0 }],
    ["POST", `/vacancies/${id}/duplicate`, {}],
    ["DELETE", `/vacancies/${id}`, undefined],
    ["GET", "/vacancies/versions", undefined],
  ] as const;
  for (const [method, path, body] of requests)
    expect(
      (await callApi(cms, path, { method, body, token: users.recruiter.token })).status,
      `${method} ${path}`,
    ).toBe(403);
  expect((await callApi(cms, `/vacancies/${id}/close`, { method: "POST" })).status).toBe(403);
  expect(await read(id)).toMatchObject({ title: "QA", hot: 0, _status: "published" });
  expect(await press(id, "close", "editor")).toMatchObject({ status: 200 });
});
