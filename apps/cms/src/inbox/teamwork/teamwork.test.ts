import { createLocalReq, type Payload } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import { applicationsByVacancy } from "#inbox/by-vacancy.ts";
import { rowOf } from "#inbox/export/table.ts";
import { assignable } from "#inbox/teamwork/assignable.ts";
import { dueFilter, isStepDue } from "#inbox/teamwork/due.ts";
import { keepOthersWork, noteSent } from "#inbox/teamwork/keep-others-work.ts";
import { mentionedIn } from "#inbox/teamwork/mentions.ts";
import { sinceMonday } from "#inbox/weeks.ts";
import { todayOf } from "#publishing/schedule/day-begins.ts";
import type { Submission } from "#payload-types.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms, { ada: "admin", rita: "recruiter" });
type Who = "ada" | "rita";

beforeAll(async () => {
  for (const [name, data] of [
    ["ada", { name: "Ada" }],
    ["rita", { name: "Rita Müller" }],
  ] as const)
    await cms.payload.update({ collection: "users", id: users[name].id, data });
});

type Read = Submission & { asRead: string };
const newSubmission = (data: Partial<Submission> = {}): Promise<Submission> =>
  cms.payload.create({
    collection: "submissions",
    data: { kind: "resume", status: "new", fields: {}, ...data },
  });
const call = (who: Who, path: string, body?: object, method: "PATCH" | "POST" = "PATCH") =>
  callApi(cms, `/submissions${path}`, {
    token: users[who].token,
    ...(body && { method, body }),
  });
/** As the form reads it. */
const open = async (who: Who, id: number): Promise<Read> =>
  (await (await call(who, `/${id}?depth=0`)).json()) as Read;
/** All that a form has, with changes. */
const save = (who: Who, form: Read, changes: Partial<Submission>) =>
  call(who, `/${form.id}`, { ...form, ...changes });
const stored = (id: number) => cms.payload.findByID({ collection: "submissions", id, depth: 0 });
const whats = async (id: number) => (await stored(id)).history?.map(({ what, by }) => [what, by]);

test("[OWN-128] two forms of one submission: other fields are both saved, the same field is refused with the colleague's name, and saved again once it was seen", async () => {
  const { id } = await newSubmission();
  const [ada, rita] = [await open("ada", id), await open("rita", id)];
  expect((await save("ada", ada, { status: "interview", tags: "Go" })).status).toBe(200);
  // Rita's form has the status and tags of before.
  expect((await save("rita", rita, { nextStep: "Call", assignee: users.rita.id })).status).toBe(
    200,
  );
  expect(await stored(id)).toMatchObject({
    status: "interview",
    tags: "|Go|",
    nextStep: "Call",
    assignee: users.rita.id,
  });
  const refused = await save("rita", rita, { status: "rejected" });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("Ada has changed “Status” to Interview since");
  expect((await stored(id)).status).toBe("interview");
  expect((await save("rita", await open("rita", id), { status: "rejected" })).status).toBe(200);
  expect(await whats(id)).toEqual([
    ["Status: New → Interview", "Ada"],
    ["Tags: none → Go", "Ada"],
    ["Assigned to: none → Rita Müller", "Rita Müller"],
    ["Next step: none → Call", "Rita Müller"],
    ["Status: Interview → Rejected", "Rita Müller"],
  ]);
});

test("[OWN-129] the form offers the colleagues by name, and names an owner who has become an author", async () => {
  const { payload } = cms;
  const { id: author } = await payload.create({
    collection: "users",
    data: {
      email: "cleo@example.com",
      password: "four unrelated words here",
      name: "Cleo",
      role: "author",
    },
  });
  const offered = async (owner: number | null): Promise<string[]> =>
    (await assignable(payload, owner)).map(({ label }) => String(label)).toSorted();
  expect(await offered(null)).toEqual(["Ada", "Rita Müller"]);
  expect(await offered(users.rita.id)).toEqual(["Ada", "Rita Müller"]);
  expect(await offered(author)).toEqual(["Ada", "Cleo", "Rita Müller"]);
  await payload.delete({ collection: "users", id: author });
});

test("[OWN-128] calls that name one field each, at the same time, overwrite nothing", async () => {
  const { id } = await newSubmission();
  const changes: Partial<Submission>[] = [
    { status: "offer" },
    { nextStep: "Contract" },
    { tags: "|Lviv|" },
    { assignee: users.ada.id },
    { nextStepOn: "2026-12-03T12:00:00.000Z" },
  ];
  const answers = await Promise.all(changes.map((body) => call("ada", `/${id}`, body)));
  expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
  expect(await stored(id)).toMatchObject(Object.assign({}, ...changes));
  expect(await whats(id)).toHaveLength(changes.length);
});

test("[OWN-128] what a colleague types in an open form locks nobody out", async () => {
  const { id } = await newSubmission();
  // As Payload's form does with the first change.
  await cms.payload.create({
    collection: "payload-locked-documents",
    data: {
      document: { relationTo: "submissions", value: id },
      user: { relationTo: "users", value: users.ada.id },
    },
  });
  expect((await call("rita", `/${id}`, { status: "offer" })).status).toBe(200);
});

test("[OWN-128] a call that has read the submission before another change writes only what it names; the time of the status and what the server alone writes stay as stored", async () => {
  const { id } = await newSubmission({ vacancy: "Tester", person: "one" });
  const { db } = cms.payload;
  const find = async () =>
    (await db.findOne<Submission>({
      collection: "submissions",
      where: { id: { equals: id } },
    })) as Submission;
  const before = await find();
  await call("ada", `/${id}`, { status: "offer" });
  const data = { vacancy: "Designer", person: "two", pool: { left: ["now"] } };
  await db.updateOne({ collection: "submissions", id, data });
  const after = await find();
  const written = async (body: Partial<Submission>, isOfServer = false) => {
    const context = {};
    noteSent({
      args: { data: body, overrideAccess: isOfServer },
      operation: "update",
      context,
    } as never);
    const req = await createLocalReq({}, cms.payload);
    const hook = { originalDoc: before, data: { ...before, ...body }, operation: "update" };
    return keepOthersWork({ ...hook, req, context } as never);
  };
  const names = ["status", "statusSince", "vacancy", "person", "pool", "fields"] as const;
  const same = Object.fromEntries(names.map((name) => [name, after[name]]));
  expect(await written({ nextStep: "Call" })).toMatchObject({ ...same, nextStep: "Call" });
  // A form posts what it may not change, too.
  const form = { ...before, asRead: JSON.stringify({ status: "new" }), nextStep: "Call" };
  expect(await written(form)).toMatchObject({ ...same, nextStep: "Call" });
  // The same change at the same time begins nothing again.
  expect(await written({ status: "offer" })).toMatchObject(same);
  expect(await written({ vacancy: "Moved" }, true)).toMatchObject({ ...same, vacancy: "Moved" });
});

test("[OWN-129] tags are tidied, completed and found; a next step is due on its day, while someone must act", async () => {
  const { id } = await newSubmission();
  await call("rita", `/${id}`, { tags: "  Go  |go|Tel  Aviv||שלום" });
  expect((await stored(id)).tags).toBe("|go|Tel Aviv|שלום|");
  const { tags } = (await (await call("rita", "/tags")).json()) as { tags: string[] };
  expect(tags).toContain("Tel Aviv");
  const found = await (await call("rita", "?where[tags][contains]=%7CTel%20Aviv%7C")).json();
  expect((found as { totalDocs: number }).totalDocs).toBe(1);
  const long = await call("rita", `/${id}`, { tags: "x".repeat(41) });
  expect([long.status, await long.text()]).toEqual([400, expect.stringContaining("at most 40")]);
  const step = (nextStepOn: string, status: Submission["status"] = "new") => ({
    nextStepOn: `${nextStepOn}T12:00:00.000Z`,
    status,
  });
  const today = "2026-12-03";
  expect([
    isStepDue(step("2026-12-03"), today),
    isStepDue(step("2026-12-04"), today),
    isStepDue(step("2026-11-01"), today),
    isStepDue(step("2026-11-01", "rejected"), today),
  ]).toEqual([true, false, true, false]);
  await call("rita", `/${id}`, { nextStep: "Call", nextStepOn: step("2026-12-03").nextStepOn });
  const dueOn = async (day: string) => {
    const { docs } = await cms.payload.find({
      collection: "submissions",
      where: dueFilter(day),
    });
    return docs.some((one) => one.id === id);
  };
  expect([await dueOn("2026-12-02"), await dueOn(today)]).toEqual([false, true]);
  // Of the table, and of the history.
  expect(rowOf(await stored(id)).slice(-6, -3)).toEqual([
    "go, Tel Aviv, שלום",
    "Call",
    "2026-12-03",
  ]);
  expect(await whats(id)).toContainEqual(["Next step on: none → 3 Dec 2026", "Rita Müller"]);
});

test("[OWN-129] days and weeks are those of the company's first office", async () => {
  const of = (timeZone: string) => {
    const settings = { _status: "published", geography: { offices: [{ timeZone }] } };
    return { db: { findGlobal: async () => settings } } as unknown as Payload;
  };
  // A Monday in Berlin, a Sunday in Los Angeles.
  const now = new Date("2026-11-22T23:30:00Z");
  const found = async (zone: string) => [
    await todayOf(of(zone), now),
    (await sinceMonday(of(zone), now)).greater_than_equal,
  ];
  expect(await found("Europe/Berlin")).toEqual(["2026-11-23", "2026-11-22T23:00:00.000Z"]);
  expect(await found("America/Los_Angeles")).toEqual(["2026-11-22", "2026-11-16T08:00:00.000Z"]);
});

test("[OWN-129] a note mentions colleagues by name or address; it needs them until they write a note or are done", async () => {
  const all = [
    { id: 1, name: "Ada", email: "ada@example.com" },
    { id: 2, name: "Ada Lovelace", email: "al@example.com" },
    { id: 3, name: null, email: "bob@example.com" },
    // Its first letter has two in lower case.
    { id: 4, name: "İlker", email: "i@example.com" },
  ];
  const ids = (text: string) => mentionedIn(text, all).map(({ id }) => id);
  expect(ids("@Ada Lovelace, and @bob@example.com: look")).toEqual([2, 3]);
  expect(ids("@İlker: look")).toEqual([4]);
  expect(ids("@ada look; @Adaline; me@ada.example")).toEqual([1]);
  const { id } = await newSubmission();
  const mentioned = async () => {
    const is = (await stored(id)).mentioned ?? "";
    return [users.ada, users.rita].filter((one) => is.includes(`|${one.id}|`)).map((one) => one.id);
  };
  await call("ada", `/${id}`, { newNote: "@Rita Müller what do you think? (@Ada)" });
  expect(await mentioned()).toEqual([users.rita.id]);
  await call("rita", `/${id}`, { newNote: "Invite him, @Ada", mentioned: "" });
  expect(await mentioned()).toEqual([users.ada.id]);
  // Another change does not end it.
  await call("rita", `/${id}`, { status: "interview" });
  const mine = await call("ada", `?where[mentioned][contains]=%7C${users.ada.id}%7C`);
  expect(((await mine.json()) as { docs: Submission[] }).docs.map((one) => one.id)).toEqual([id]);
  expect((await call("ada", `/${id}/mention-done`, {}, "POST")).status).toBe(200);
  expect(await mentioned()).toEqual([]);
  expect((await stored(id)).remarks).toHaveLength(2);
});

test("[OWN-130] an application moves to another vacancy: lists by vacancy follow, what was sent stays, and the history names both", async () => {
  const vacancy = (title: string, slug: string) =>
    cms.payload.create({
      collection: "vacancies",
      data: { title, slug, hot: 0, _status: "published" },
    });
  const [from, to] = [await vacancy("QA engineer", "qa"), await vacancy("Go developer", "go")];
  const { id } = await newSubmission({
    vacancy: "QA engineer",
    page: "/vacancies/qa",
    fields: { vacancy: "QA engineer", _page: "/vacancies/qa" },
  });
  const form = await open("ada", id);
  const moved = await call("rita", `/${id}/move`, { vacancy: to.id }, "POST");
  expect(moved.status, await moved.clone().text()).toBe(200);
  // A form that was open before keeps the move.
  await save("ada", form, { nextStep: "Call" });
  const { vacancies } = await applicationsByVacancy(cms.payload);
  const total = (of: number) => vacancies.find((one) => one.id === of)?.total;
  expect([total(from.id), total(to.id)]).toEqual([0, 1]);
  expect((await stored(id)).fields).toMatchObject({ vacancy: "QA engineer" });
  expect(await whats(id)).toContainEqual(["Vacancy: QA engineer → Go developer", "Rita Müller"]);
  const found = await call("rita", "?where[searchText][like]=go%20developer");
  expect(((await found.json()) as { totalDocs: number }).totalDocs).toBe(1);
  const message = await newSubmission({ kind: "contact" });
  expect((await call("rita", `/${message.id}/move`, { vacancy: to.id }, "POST")).status).toBe(409);
  expect((await call("rita", `/${id}/move`, { vacancy: 0 }, "POST")).status).toBe(422);
});

test("[OWN-133] a lead has a value with its currency, and why it was lost", async () => {
  const { id } = await newSubmission({ kind: "contact" });
  const change = async (body: object) => (await call("rita", `/${id}`, body)).status;
  expect(await change({ value: -1, currency: "EUR" })).toBe(400);
  expect(await change({ value: 12_000 })).toBe(400);
  expect(await change({ value: 12_000, currency: "money" })).toBe(400);
  expect(await change({ value: 12_000, currency: " eur", status: "lost" })).toBe(200);
  expect(await change({ lostBecause: "Too late" })).toBe(200);
  expect(rowOf(await stored(id)).slice(-3)).toEqual(["12000", "EUR", "Too late"]);
});
