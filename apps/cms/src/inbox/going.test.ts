import { filesInFolder } from "@meridian/files/store/in-folder";
/** Deletion by age, and on a person's request. */
import { access, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { expire } from "#inbox/retention.ts";
import { monthsBefore } from "#server/months-before.ts";
import type { Submission, User } from "#payload-types.ts";
import { createSiteClient, SiteUnreachable } from "#server/site-client.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const NOW = new Date("2036-11-22T03:00:00Z");
const cms = testCms();
let folder: string;
const users = testUsers(cms);
beforeAll(async () => {
  folder = join(cms.settings.dataDir, "inbox");
}, 60_000);
afterEach(() => vi.unstubAllGlobals());

async function newSubmission(data: Partial<Submission>, file?: string): Promise<number> {
  if (file) await writeFile(join(folder, file), "CV");
  const files = file
    ? {
        fileNames: "cv.pdf",
        files: [{ name: "cv.pdf", size: 2, type: "application/pdf", storedAs: file }],
      }
    : {};
  return (
    await cms.payload.create({
      collection: "submissions",
      data: { kind: "contact", status: "new", fields: {}, ...files, ...data },
    })
  ).id;
}
const isThere = async (id: number): Promise<boolean> =>
  (await cms.payload.count({ collection: "submissions", where: { id: { equals: id } } }))
    .totalDocs === 1;
const fileIsThere = (name: string): Promise<boolean> =>
  access(join(folder, name)).then(
    () => true,
    () => false,
  );

test("a month ends on the last day of a shorter one", () => {
  const before = (at: string, months: number) =>
    monthsBefore(new Date(at), months).toISOString().slice(0, 10);
  expect([
    before("2026-11-22T03:00:00Z", 12),
    before("2026-03-31T00:00:00Z", 1),
    before("2028-02-29T00:00:00Z", 12),
    before("2026-01-15T00:00:00Z", 2),
  ]).toEqual(["2025-11-22", "2026-02-28", "2027-02-28", "2025-11-15"]);
});

test("the first start warns of what is about to be deleted, if there is anything", async () => {
  const warn = vi.spyOn(cms.payload.logger, "warn");
  const started = async (): Promise<unknown[]> => {
    warn.mockClear();
    await cms.payload.db.updateGlobal({ slug: "inbox-settings", data: { createdAt: null } });
    await expire(cms.payload, filesInFolder(folder), new Date());
    return warn.mock.calls.map(([line]) => line);
  };
  const young = await newSubmission({});
  expect(await started()).toEqual([]);
  const old = await newSubmission({ receivedAt: "2015-01-01T00:00:00.000Z" });
  expect(await started()).toEqual([
    {
      submissions: 1,
      days: 7,
      msg: expect.stringContaining("removed in a week unless an admin changes it"),
    },
  ]);
  warn.mockRestore();
  for (const id of [young, old]) await cms.payload.delete({ collection: "submissions", id });
});

test("no one can change a submission's age, and its record's own times do not count", async () => {
  const id = await newSubmission({ receivedAt: "2036-11-01T00:00:00.000Z" }, "dated-cv");
  for (const role of ["admin", "editor", "recruiter"] as const)
    for (const at of ["2015-01-01T00:00:00.000Z", "2099-01-01T00:00:00.000Z"]) {
      const body = { createdAt: at, updatedAt: at, receivedAt: at };
      expect(
        (
          await callApi(cms, `/submissions/${id}`, {
            method: "PATCH",
            body,
            token: users[role].token,
          })
        ).status,
      ).toBe(200);
      expect(
        (
          await callApi(cms, `/submissions?where[id][equals]=${id}`, {
            method: "PATCH",
            body,
            token: users[role].token,
          })
        ).status,
      ).toBe(200);
      const doc = await cms.payload.findByID({ collection: "submissions", id });
      expect([
        doc.receivedAt,
        doc.createdAt.slice(0, 4) === at.slice(0, 4),
        doc.updatedAt.slice(0, 4) === at.slice(0, 4),
      ]).toEqual(["2036-11-01T00:00:00.000Z", false, false]);
    }
  await cms.payload.db.updateOne({
    collection: "submissions",
    id,
    data: { createdAt: "2015-01-01T00:00:00.000Z" },
    returning: false,
  });
  await expire(cms.payload, filesInFolder(folder), NOW);
  expect([await isThere(id), await fileIsThere("dated-cv")]).toEqual([true, true]);
  await cms.payload.delete({ collection: "submissions", id });
});

test("nothing is deleted in the first week of the setting: an admin may want to extend it", async () => {
  const old = await newSubmission({ receivedAt: "2015-01-01T00:00:00.000Z" });
  const days = (count: number): Date => new Date(Date.now() + count * 86_400_000);
  expect([
    await expire(cms.payload, filesInFolder(folder), days(0)),
    await expire(cms.payload, filesInFolder(folder), days(6.9)),
    await isThere(old),
  ]).toEqual([0, 0, true]);
  expect([await expire(cms.payload, filesInFolder(folder), days(7.1)), await isThere(old)]).toEqual(
    [1, false],
  );
});

test("each kind is deleted after its own time, twelve months by default, with its files", async () => {
  const old = "2035-11-21T00:00:00.000Z";
  const gone = await newSubmission({ kind: "resume", receivedAt: old }, "old-cv");
  const young = await newSubmission(
    { kind: "resume", receivedAt: "2035-11-23T00:00:00.000Z" },
    "young-cv",
  );
  const remaining = await newSubmission({ kind: "contact", receivedAt: old });
  const survey = await newSubmission({ kind: "survey", receivedAt: "2036-10-01T00:00:00.000Z" });
  const set = (role: User["role"], body: object) =>
    callApi(cms, "/globals/inbox-settings", { method: "POST", body, token: users[role].token });
  expect((await set("editor", { contactMonths: 0 })).status).toBe(403);
  expect((await set("admin", { contactMonths: -1 })).status).toBe(400);
  expect((await set("admin", { contactMonths: 0, surveyMonths: 1 })).status).toBe(200);
  const info = vi.spyOn(cms.payload.logger, "info");
  expect(await expire(cms.payload, filesInFolder(folder), NOW)).toBe(2);
  expect([
    await isThere(gone),
    await isThere(young),
    await isThere(remaining),
    await isThere(survey),
  ]).toEqual([false, true, true, false]);
  expect([await fileIsThere("old-cv"), await fileIsThere("young-cv")]).toEqual([false, true]);
  expect(info.mock.calls.map(([line]) => line)).toEqual([
    { submission: gone, kind: "resume", months: 12, msg: expect.any(String) },
    { submission: survey, kind: "survey", months: 1, msg: expect.any(String) },
  ]);
  info.mockRestore();
});

test("orphaned files are deleted too; those of the last day and those in use stay", async () => {
  for (const name of ["orphan", "fresh-orphan"]) await writeFile(join(folder, name), "x");
  await newSubmission({}, "in-use");
  for (const name of ["orphan", "in-use"]) await utimes(join(folder, name), 0, 0);
  await utimes(join(folder, "fresh-orphan"), NOW, NOW);
  await expire(cms.payload, filesInFolder(folder), NOW);
  const names = await readdir(folder);
  expect([
    names.includes("orphan"),
    names.includes("fresh-orphan"),
    names.includes("in-use"),
    names.includes("incoming"),
  ]).toEqual([false, true, true, true]);
});

function siteAnswers(
  answer: (question: { ask: string; email?: string }) => Response | Promise<Response>,
): { ask: string; email?: string }[] {
  const questions: { ask: string; email?: string }[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { question } = JSON.parse(body) as { question: { ask: string } };
    questions.push(question);
    return answer(question);
  });
  return questions;
}

const erase = (role: User["role"], body: object) =>
  callApi(cms, "/submissions/erase-person", { method: "POST", body, token: users[role].token });

test("a person's data is listed, then erased: journal first, files too, and no record of whom", async () => {
  const mine = [
    await newSubmission({ email: "Ann_Lee@example.com" }, "ann-cv"),
    await newSubmission({ kind: "survey", email: "ann_lee@EXAMPLE.com " }),
  ];
  const others = [
    await newSubmission({ email: "annxlee@example.com" }, "other-cv"),
    await newSubmission({ email: "joann_lee@example.com", message: "ann_lee@example.com" }),
  ];
  const questions = siteAnswers(() => Response.json({ submissions: 3, letters: 2, files: 1 }));
  expect(await (await erase("admin", { email: " ann_lee@example.com" })).json()).toEqual({
    inbox: { contact: 1, survey: 1 },
    files: 1,
    replies: 0,
    journal: 3,
    letters: 2,
    joined: [],
  });
  expect(await isThere(mine[0] ?? 0)).toBe(true);
  expect(
    await (await erase("admin", { email: "ann_lee@example.com", confirmed: true })).json(),
  ).toEqual({
    inbox: { contact: 1, survey: 1 },
    files: 1,
    replies: 0,
    journal: 3,
    letters: 2,
    joined: [],
  });
  expect(questions.map(({ ask: what }) => what)).toEqual(["count", "erase"]);
  expect([
    ...(await Promise.all([...mine, ...others].map(isThere))),
    await fileIsThere("ann-cv"),
    await fileIsThere("other-cv"),
  ]).toEqual([false, false, true, true, false, true]);
  const { docs } = await cms.payload.find({ collection: "erasures" });
  expect(docs).toMatchObject([{ submissions: 2, files: 1, journal: 3, by: { role: "admin" } }]);
  expect(JSON.stringify(docs)).not.toMatch(/ann_lee/i);
});

test("only an admin erases; with an unreachable site nothing is erased", async () => {
  const id = await newSubmission({ email: "stays@example.com" });
  siteAnswers(() => Promise.reject(new TypeError("fetch failed")));
  for (const role of ["editor", "recruiter"] as const)
    expect((await erase(role, { email: "stays@example.com", confirmed: true })).status, role).toBe(
      403,
    );
  const answer = await erase("admin", { email: "stays@example.com", confirmed: true });
  expect([answer.status, await answer.text(), await isThere(id)]).toEqual([
    502,
    expect.stringContaining("Nothing was removed"),
    true,
  ]);
  for (const email of ["", "stays", "%", { like: "%" }])
    expect((await erase("admin", { email, confirmed: true })).status).toBe(422);
});

test("only users who work on the inbox see what is undelivered and send it again", async () => {
  const questions = siteAnswers(({ ask: what }) =>
    Response.json(what === "resend" ? { rows: 1 } : { rows: [] }),
  );
  const resend = (token?: string, submission: unknown = "018f-aa") =>
    callApi(cms, "/submissions/deliveries/resend", { method: "POST", body: { submission }, token });
  expect((await resend()).status).toBe(401);
  expect((await callApi(cms, "/submissions/deliveries/undelivered")).status).toBe(401);
  expect(await (await resend(users.recruiter.token)).json()).toEqual({ rows: 1 });
  expect(await (await resend(users.recruiter.token, "'; drop")).json()).toEqual({ rows: 0 });
  expect(questions).toEqual([{ ask: "resend", submission: "018f-aa" }]);
});

test("an unreachable site, or one of another version, is reported", async () => {
  const line = (fetch: typeof globalThis.fetch) =>
    createSiteClient({
      purgeUrl: "http://site.test/purge",
      purgeSecret: "s".repeat(20),
      fetch,
    }).undelivered();
  await expect(line(() => Promise.reject(new TypeError("x")))).rejects.toThrow(
    "does not respond at http://site.test",
  );
  await expect(line(async () => new Response("Not found.\n", { status: 404 }))).rejects.toThrow(
    "returned status 404: Not found.",
  );
  await expect(line(async () => new Response("<html>"))).rejects.toBeInstanceOf(SiteUnreachable);
});

test("no byte of an erased or expired person remains in any stored file", async () => {
  const traces = async (): Promise<string[]> => {
    const files = (await readdir(cms.settings.dataDir, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const found = await Promise.all(
      files.map(async (path) =>
        (await readFile(path)).toString("latin1").toLowerCase().includes("zyxwv") ? path : "",
      ),
    );
    return found.filter((path) => path !== "");
  };
  const data = {
    email: "zyxwv@example.com",
    name: "Zyxwv Personne",
    message: "Zyxwv ".repeat(3000),
    fields: { description: "Zyxwv ".repeat(3000) },
  };
  const mine = [];
  for (let count = 0; count < 12; count += 1)
    mine.push(await newSubmission(data, `zyxwv-${count}`));
  // A rewritten record leaves its former text in the file, too.
  for (const id of mine)
    await cms.payload.update({
      collection: "submissions",
      id,
      data: { message: `Zyxwv again ${id}` },
    });
  for (const id of mine.splice(0, 4)) await cms.payload.delete({ collection: "submissions", id });
  expect(await traces()).not.toEqual([]);
  siteAnswers(() => Response.json({ submissions: 0, files: 0 }));
  expect((await erase("admin", { email: "zyxwv@example.com", confirmed: true })).status).toBe(200);
  expect(await traces()).toEqual([]);
  await newSubmission({ ...data, kind: "survey", receivedAt: "2015-01-01T00:00:00.000Z" });
  expect(await expire(cms.payload, filesInFolder(folder), NOW)).toBeGreaterThan(0);
  expect(await traces()).toEqual([]);
});
