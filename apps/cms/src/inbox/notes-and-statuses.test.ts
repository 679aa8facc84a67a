import { SUSPICIONS } from "@meridian/contract/forms";
import type { UIFieldServerProps } from "payload";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { countDays } from "#inbox/days.ts";
import { notesText } from "#inbox/remarks.ts";
import { inboxOf } from "#inbox/save-submission.ts";
import { WhatWasSent } from "#inbox/screens/what-was-sent.tsx";
import { inboxFiles } from "#inbox/store-file.ts";
import { sinceMonday } from "#inbox/weeks.ts";
import type { Submission, User } from "#payload-types.ts";
import { callApi } from "#testing/api.ts";
import { englishI18n } from "#testing/english.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);
beforeAll(() =>
  cms.payload.update({ collection: "users", id: users.admin.id, data: { name: "Ada" } }),
);

const newSubmission = (data: Partial<Submission> = {}): Promise<Submission> =>
  cms.payload.create({
    collection: "submissions",
    data: { kind: "resume", status: "new", fields: {}, ...data },
  });
async function change(id: number, role: User["role"], body: object): Promise<Submission> {
  const answer = await callApi(cms, `/submissions/${id}`, {
    method: "PATCH",
    body,
    token: users[role].token,
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { doc: Submission }).doc;
}

test("a note has its author and time; no one can change or delete it, and the old text stays", async () => {
  const { id } = await newSubmission({ notes: "Rang twice" });
  const began = Date.now();
  await change(id, "admin", { newNote: " Invited for Monday ", notes: "Overwritten" });
  const changed = await change(id, "recruiter", { newNote: "Came\non time", remarks: [] });
  expect(changed.notes).toBe("Rang twice");
  expect(changed.remarks).toMatchObject([
    { text: "Invited for Monday", by: "Ada" },
    { text: "Came\non time", by: "recruiter@example.com" },
  ]);
  for (const { at } of changed.remarks ?? []) expect(Date.parse(at)).toBeGreaterThanOrEqual(began);
  expect(
    (await change(id, "recruiter", { newNote: "  ", status: "interview" })).remarks,
  ).toHaveLength(2);
  expect(notesText(changed)).toMatch(
    /^Rang twice\n\d{4}-\d\d-\d\d \d\d:\d\d, Ada: Invited for Monday\n.*recruiter@example.com: Came\non time$/,
  );
  expect(
    (
      await cms.payload.find({
        collection: "submissions",
        where: { "remarks.text": { like: "Monday" } },
      })
    ).totalDocs,
  ).toBe(1);
});

test("simultaneous notes are all saved, in order, whatever else changes meanwhile", async () => {
  const { id } = await newSubmission();
  await change(id, "admin", { newNote: "first" });
  const written = Array.from({ length: 8 }, (_, number) => `note ${number}`);
  await Promise.all([
    ...written.map((newNote) => change(id, "recruiter", { newNote })),
    change(id, "admin", { status: "interview" }),
    cms.payload.update({ collection: "submissions", id, data: { assignee: users.admin.id } }),
  ]);
  const { remarks } = await change(id, "admin", { newNote: "last" });
  expect(remarks?.map(({ text }) => text).toSorted()).toEqual(
    ["first", "last", ...written].toSorted(),
  );
  expect([remarks?.at(0)?.text, remarks?.at(-1)?.text]).toEqual(["first", "last"]);
  const stored = (await cms.payload.findByID({ collection: "submissions", id })).remarks ?? [];
  expect(stored.map(({ at }) => at)).toEqual(stored.map(({ at }) => at).toSorted());
  expect(new Set(stored.map((remark) => remark.id)).size).toBe(10);
});

test("a submission is assigned to a colleague, is found by them, and survives their account", async () => {
  const { id } = await newSubmission();
  const helper = await cms.payload.create({
    collection: "users",
    data: { email: "helper@example.com", password: "a-test-password", role: "recruiter" },
  });
  const given = await change(id, "recruiter", { assignee: helper.id });
  expect(given.assignee).toMatchObject({ id: helper.id, email: "helper@example.com" });
  expect(
    (
      await cms.payload.find({
        collection: "submissions",
        where: { assignee: { equals: helper.id } },
      })
    ).docs.map((found) => found.id),
  ).toEqual([id]);
  await cms.payload.delete({ collection: "users", id: helper.id });
  expect((await cms.payload.findByID({ collection: "submissions", id })).assignee).toBeNull();
});

test("[CON-11] a suspicious submission is flagged in the list and in its page", async () => {
  const send = (key: string, fields: Record<string, string>) =>
    inboxOf(cms.payload, inboxFiles(cms.settings)).save({
      kind: "contact",
      fields,
      files: [],
      key,
    });
  await send("s1", { fullname: "Filled", _suspicious: "hidden-field" });
  await send("s2", { fullname: "Not filled" });
  const { docs } = await cms.payload.find({
    collection: "submissions",
    where: { suspicious: { equals: true } },
  });
  expect(docs.map(({ sender, status }) => [sender, status])).toEqual([["Filled", "new"]]);
  const details = await WhatWasSent({
    data: docs[0],
    payload: cms.payload,
    i18n: englishI18n,
  } as unknown as UIFieldServerProps);
  expect(renderToStaticMarkup(details)).toContain(
    `<strong>Suspicious.</strong> ${SUSPICIONS["hidden-field"]}`,
  );
});

test("[CON-11] each of the last days has its own count, without suspicious ones; weeks start on Monday", async () => {
  const monday = async (at: string) =>
    (await sinceMonday(cms.payload, new Date(at))).greater_than_equal.slice(0, 10);
  expect(await monday("2026-11-16T00:00:00Z")).toBe("2026-11-16");
  expect(await monday("2026-11-22T23:59:59Z")).toBe("2026-11-16");
  expect(await monday("2026-11-23T00:00:00Z")).toBe("2026-11-23");
  expect(await monday("2027-01-01T12:00:00Z")).toBe("2026-12-28");
  for (const receivedAt of [
    "2031-03-05T00:00:00.000Z",
    "2031-03-05T23:59:59.999Z",
    "2031-03-03T00:00:00.000Z",
    "2031-03-02T23:59:59.999Z",
    "2031-03-06T00:00:00.000Z",
  ])
    await newSubmission({ kind: "survey", receivedAt });
  await newSubmission({ kind: "survey", receivedAt: "2031-03-04T00:00:00.000Z", suspicious: true });
  const days = await countDays(cms.payload, 3, new Date("2031-03-05T12:00:00Z"));
  expect(days.map(({ day, counts }) => [day, counts.survey])).toEqual([
    ["2031-03-03", 1],
    ["2031-03-04", 0],
    ["2031-03-05", 2],
  ]);
});
