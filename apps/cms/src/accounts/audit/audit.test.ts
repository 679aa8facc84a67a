import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { removeOld } from "#accounts/audit/retention.ts";
import { createScheduler } from "#publishing/schedule/scheduler.ts";
import type { AuditLog, User } from "#payload-types.ts";
import { callApi } from "#testing/api.ts";
import { PASSWORD, testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms({ loginFloor: 0 });
const users = testUsers(cms);

beforeEach(() => empty());

const collection = "audit-log";
const empty = () => cms.payload.db.deleteMany({ collection, where: { id: { greater_than: 0 } } });
const all = async (): Promise<AuditLog[]> =>
  (await cms.payload.db.find<AuditLog>({ collection, where: {}, sort: "id", pagination: false }))
    .docs;
/** All of an entry except its time. */
const lines = async (): Promise<string[]> =>
  (await all()).map(({ event, who, place, record, detail }) =>
    [event, who, place, record, detail].join(" | "),
  );
const as = (role: User["role"], path: string, request: Parameters<typeof callApi>[2] = {}) =>
  callApi(cms, path, { ...request, token: users[role].token });

async function newResume(): Promise<number> {
  await writeFile(join(cms.settings.dataDir, "inbox", "cv-1"), "CV");
  const { id } = await cms.payload.create({
    collection: "submissions",
    data: {
      kind: "resume",
      status: "new",
      sender: "Vera Visitor",
      email: "vera@visitor.example",
      fields: {},
      fileNames: "vera.pdf",
      files: [{ name: "vera.pdf", size: 2, type: "application/pdf", storedAs: "cv-1" }],
    },
  });
  return id;
}

test("[SEC-20] logins, failures and changes to users are in the audit log", async () => {
  const { id } = users.editor;
  const log = (email: string, password: string) =>
    callApi(cms, "/users/login", { method: "POST", body: { email, password } });
  await log("editor@example.com", PASSWORD);
  await log("editor@example.com", "wrong-password-1");
  await log("my-password-typed-here", "wrong-password-1");
  const made = await as("admin", "/users", {
    method: "POST",
    body: {
      email: "new@example.com",
      password: "quite-a-long-one",
      role: "editor",
      currentPassword: PASSWORD,
    },
  });
  const { doc }: { doc: { id: number } } = await made.json();
  const change = (body: object) =>
    as("admin", `/users/${doc.id}`, {
      method: "PATCH",
      body: { currentPassword: PASSWORD, ...body },
    });
  await change({ role: "recruiter" });
  await change({ password: "another-long-one-2" });
  await change({ name: "Named" });
  await as("admin", `/users/${doc.id}`, { method: "DELETE" });
  const by = "admin@example.com | users";
  expect(await lines()).toEqual([
    `login | editor@example.com | users | ${id} | `,
    `login-failed | editor@example.com | users | ${id} | failed`,
    "login-failed | an address without an account |  |  | failed",
    `user-added | ${by} | ${doc.id} | new@example.com, editor`,
    `role | ${by} | ${doc.id} | new@example.com: editor → recruiter`,
    `password | ${by} | ${doc.id} | new@example.com`,
    `user-removed | ${by} | ${doc.id} | new@example.com`,
  ]);
});

test("[SEC-20] actions on visitors' data are in the audit log, without the visitor's data", async () => {
  const id = await newResume();
  expect((await as("recruiter", `/submissions/${id}/files/0`)).status).toBe(200);
  for (const ending of ["csv", "xlsx"])
    await (await as("editor", `/submissions/export.${ending}`)).arrayBuffer();
  // Nothing is logged for a file that does not exist.
  await as("recruiter", `/submissions/${id}/files/7`);
  await as("admin", `/submissions/${id}`, { method: "DELETE" });
  vi.stubGlobal("fetch", async () => Response.json({ submissions: 2, files: 0 }));
  const erase = { email: "vera@visitor.example", confirmed: true };
  expect(
    (await as("admin", "/submissions/erase-person", { method: "POST", body: erase })).status,
  ).toBe(200);
  vi.unstubAllGlobals();
  await as("admin", "/globals/inbox-settings", { method: "POST", body: { surveyMonths: 3 } });
  expect(await lines()).toEqual([
    `file-read | recruiter@example.com | submissions | ${id} | file 1`,
    "export | editor@example.com | submissions |  | csv",
    "export | editor@example.com | submissions |  | xlsx",
    `submission-removed | admin@example.com | submissions | ${id} | `,
    "erasure | admin@example.com |  |  | 0 submissions",
    "settings | admin@example.com | inbox-settings |  | ",
  ]);
  expect(JSON.stringify(await all())).not.toMatch(/vera/i);
});

test("[SEC-20] changes that visitors see are in the audit log, by an editor or by schedule; drafts are not", async () => {
  const draft = await as("editor", "/articles?draft=true", {
    method: "POST",
    body: { title: "A first", slug: "a-first", _status: "draft" },
  });
  const { doc }: { doc: { id: number } } = await draft.json();
  const save = (body: object, query = "") =>
    as("editor", `/articles/${doc.id}${query}`, { method: "PATCH", body });
  await save({ title: "A second" }, "?draft=true");
  expect(await lines()).toEqual([]);
  await save({ title: "A third", _status: "published" });
  await cms.payload.update({
    collection: "articles",
    id: doc.id,
    data: { unpublishAt: new Date(Date.now() + 1000).toISOString() },
  });
  await createScheduler({ payload: cms.payload, now: () => Date.now() + 5000 }).runDue();
  await save({ _status: "published" });
  await save({ deletedAt: new Date().toISOString() });
  await as("admin", `/articles/${doc.id}?trash=true`, { method: "DELETE" });
  const which = `articles | ${doc.id} | A third`;
  expect(await lines()).toEqual([
    `published | editor@example.com | ${which}`,
    `published | the content host | ${which}`,
    `off-site | the schedule | ${which}`,
    `published | editor@example.com | ${which}`,
    `trashed | editor@example.com | ${which}`,
    `deleted | admin@example.com | ${which}`,
  ]);
});

const noted = async (count: number): Promise<AuditLog[]> => {
  for (let n = 1; n <= count; n++)
    await noteEvent({ payload: cms.payload }, { event: "settings", detail: `deed ${n}` });
  return all();
};

test("[SEC-20] each entry is a log line after its commit, and only then", async () => {
  const logged = vi.spyOn(cms.payload.logger, "info");
  const [entry] = await noted(1);
  expect(logged.mock.calls).toContainEqual([
    { number: entry?.id, event: "settings", msg: "audit: an entry" },
  ]);
  logged.mockClear();
  const transactionID = (await cms.payload.db.beginTransaction()) ?? "";
  await noteEvent({ payload: cms.payload, transactionID }, { event: "settings" });
  await cms.payload.db.rollbackTransaction(transactionID);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test("[SEC-20] retention removes old entries, and an entry records how many", async () => {
  const entries = await noted(5);
  for (const { id } of entries.slice(0, 2))
    await cms.payload.db.updateOne({
      collection,
      id,
      data: { at: "2019-01-01T00:00:00.000Z" },
      returning: false,
    });
  expect(await removeOld(cms.payload, new Date("2020-06-01T00:00:00Z"))).toBe(0);
  expect(await removeOld(cms.payload, new Date())).toBe(2);
  expect((await lines()).map((line) => line.split(" | ").at(-1))).toEqual([
    "deed 3",
    "deed 4",
    "deed 5",
    "2 entries",
  ]);
  expect(await removeOld(cms.payload, new Date())).toBe(0);
});

test("[SEC-20] only admins read and export it; no role writes, changes or deletes", async () => {
  const [entry] = await noted(1);
  for (const path of ["", "/export.csv"]) {
    for (const role of ["editor", "recruiter"] as const)
      expect((await as(role, `/audit-log${path}`)).status, `${role} ${path}`).toBe(403);
    expect([401, 403]).toContain((await callApi(cms, `/audit-log${path}`)).status);
  }
  const one = `/audit-log/${entry?.id}`;
  expect((await as("admin", one, { method: "DELETE" })).status).toBe(403);
  expect((await as("admin", one, { method: "PATCH", body: { who: "x" } })).status).toBe(403);
  expect((await as("admin", "/audit-log", { method: "POST", body: { who: "x" } })).status).toBe(
    403,
  );
  const table = await (
    await as("admin", "/audit-log/export.csv?where[event][equals]=settings")
  ).text();
  expect(table.split("\r\n")).toEqual([
    expect.stringContaining('"Number","When (UTC)","What","Who"'),
    expect.stringContaining('"Settings changed","the content host","","","deed 1"'),
    "",
  ]);
  expect(await lines()).toContain("export | admin@example.com | audit-log |  | ");
});
