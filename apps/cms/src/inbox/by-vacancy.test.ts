import { expect, test, vi } from "vitest";
import { applicationsByVacancy, stateOf } from "#inbox/by-vacancy.ts";
import { stageInWords, waitOf } from "#inbox/stage.ts";
import { english } from "#testing/english.ts";
import { putTranslation } from "#translations/put.ts";
import type { Submission } from "#payload-types.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

const apply = (data: Partial<Submission> = {}): Promise<Submission> =>
  cms.payload.create({
    collection: "submissions",
    data: { kind: "resume", status: "new", fields: {}, ...data },
  });
const vacancy = (title: string, status: "published" | "draft" = "published", more = {}) =>
  cms.payload.create({
    collection: "vacancies",
    data: { title, slug: title.toLowerCase().replace(" ", "-"), hot: 0, _status: status, ...more },
  });

test("[OWN-30] vacancies show their applications by status and the longest wait, also those without applications, closed ones, and applications without a vacancy", async () => {
  await vacancy("QA engineer");
  await vacancy("Go developer");
  await vacancy("Not yet", "draft");
  await vacancy("Last week", "published", { validThrough: "2026-11-10T12:00:00.000Z" });
  const closed = await vacancy("Rust developer");
  await cms.payload.update({
    collection: "vacancies",
    id: closed.id,
    data: { _status: "draft" },
  });
  const since = "2026-11-01T12:00:00.000Z";
  await apply({ vacancy: "QA engineer", statusSince: since });
  await apply({ vacancy: "QA engineer" });
  await apply({ vacancy: "QA engineer", status: "interview", statusSince: "2026-11-05T12:00Z" });
  // Closed, so no one has to act on it.
  await apply({ vacancy: "QA engineer", status: "rejected", statusSince: "2026-01-01T12:00Z" });
  await apply({ vacancy: "Long gone" });
  await apply();
  await apply({ kind: "contact", vacancy: "QA engineer" });

  const now = new Date("2026-11-20T12:00:00Z");
  const { vacancies, others } = await applicationsByVacancy(cms.payload, now);
  const waits = (title: string) => vacancies.find((one) => one.title === title)?.oldest;
  expect(vacancies.map(({ title, state, total, counts }) => [title, state, total, counts])).toEqual(
    [
      ["Go developer", "open", 0, {}],
      ["Last week", "over", 0, {}],
      ["Not yet", "draft", 0, {}],
      ["QA engineer", "open", 4, { new: 2, interview: 1, rejected: 1 }],
      ["Rust developer", "closed", 0, {}],
    ],
  );
  expect([waits("QA engineer"), waits("Go developer")]).toEqual([{ status: "new", since }, null]);
  expect(others.map(({ title, total }) => [title, total])).toEqual([
    ["", 1],
    ["Long gone", 1],
  ]);
});

test("two vacancies with one title have separate applications, by the page they were sent from", async () => {
  const first = await vacancy("Sales lead", "published", { slug: "sales-lead-sofia" });
  const second = await vacancy("Sales lead", "published", { slug: "sales-lead-berlin" });
  await apply({ vacancy: "Sales lead", page: "/vacancies/sales-lead-sofia" });
  await apply({ vacancy: "Sales lead", page: "/vacancies/sales-lead-berlin", status: "interview" });
  await apply({ vacancy: "Sales lead", page: "/vacancies/sales-lead-berlin" });
  // From before pages were stored: the vacancy is unknown.
  await apply({ vacancy: "Sales lead" });
  const rows = async () => {
    const { vacancies, others } = await applicationsByVacancy(cms.payload);
    const of = (id: number) => vacancies.find((one) => one.id === id);
    return { of, others: others.filter(({ title }) => title === "Sales lead") };
  };
  const before = await rows();
  expect([before.of(first.id)?.counts, before.of(second.id)?.counts]).toEqual([
    { new: 1 },
    { new: 1, interview: 1 },
  ]);
  expect(before.others.map(({ total }) => total)).toEqual([1]);
  // A vacancy's former page still counts.
  await cms.payload.update({
    collection: "vacancies",
    id: second.id,
    data: { slug: "sales-lead-munich", title: "Sales manager", _status: "published" },
  });
  const { of } = await rows();
  expect([of(first.id)?.total, of(second.id)?.total]).toEqual([2, 2]);
  expect(of(second.id)?.filters).toEqual([
    { page: "/vacancies/sales-lead-munich" },
    { page: "/vacancies/sales-lead-berlin" },
    { vacancy: "Sales manager" },
  ]);
  const listed = await cms.payload.find({
    collection: "submissions",
    overrideAccess: false,
    user: users.recruiter,
    where: {
      or: (of(second.id)?.filters ?? []).map((filters) => ({
        and: Object.entries(filters).map(([field, value]) => ({ [field]: { equals: value } })),
      })),
    },
  });
  expect(listed.totalDocs).toBe(2);
});

test("[OWN-30] [LANG-41] an application from a translation's page is one of its vacancy", async () => {
  const { id } = await vacancy("Data engineer");
  const place = { kind: "vacancies", record: id, language: "de" };
  const german = { slug: "datenbank-entwickler", title: "Datenbank-Entwickler" };
  await putTranslation(cms.payload, place, german, {});
  await apply({ vacancy: german.title, page: `/de/vacancies/${german.slug}` });
  const { vacancies, others } = await applicationsByVacancy(cms.payload);
  expect(vacancies.find((one) => one.id === id)).toMatchObject({
    total: 1,
    filters: [
      { page: "/vacancies/data-engineer" },
      { page: "/de/vacancies/datenbank-entwickler" },
      { vacancy: "Data engineer" },
    ],
  });
  expect(others.map(({ title }) => title)).not.toContain(german.title);
});

test("a vacancy is open until the end of its last day", () => {
  const posted = { _status: "published" as const, validThrough: "2026-11-20T12:00:00.000Z" };
  expect(
    ["2026-11-20T23:59:59Z", "2026-11-21T00:00:00Z"].map((at) =>
      stateOf(posted, true, new Date(at)),
    ),
  ).toEqual(["open", "over"]);
});

test("[OWN-30] the time of a status is set by the server alone, and restarts only when the status changes", async () => {
  const before = "2026-11-01T12:00:00.000Z";
  const { id } = await apply({ statusSince: before });
  const change = async (data: Partial<Submission> & { newNote?: string }) =>
    (
      await cms.payload.update({
        collection: "submissions",
        id,
        data,
        overrideAccess: false,
        user: users.recruiter,
      })
    ).statusSince;
  expect(await change({ newNote: "Called" })).toBe(before);
  expect(await change({ status: "new", statusSince: "2020-01-01T00:00:00.000Z" })).toBe(before);
  const began = Date.now();
  const changed = Date.parse((await change({ status: "interview" })) ?? "");
  expect(changed).toBeGreaterThanOrEqual(began);
  const fresh = Date.parse((await apply()).statusSince ?? "");
  expect(fresh).toBeGreaterThanOrEqual(changed);
});

test("[OWN-30] the time in a status is shown in words", () => {
  const now = Date.parse("2026-11-20T12:00:00Z");
  expect(
    ["2026-11-20T11:00:00Z", "2026-11-19T12:00:00Z", "2026-11-16T11:00:00Z", null, "x"].map((at) =>
      stageInWords(at, english, now),
    ),
  ).toEqual(["less than a day", "1 day", "4 days", "", ""]);
});

test("[OWN-38] a message that no one has taken on waits, and is late after two days; what ended waits no more", () => {
  const now = Date.UTC(2026, 10, 29);
  const wait = (status: string, days: number) =>
    waitOf(
      { status, statusSince: new Date(now - days * 86_400_000).toISOString() } as never,
      english,
      now,
    );
  expect(wait("new", 0.9)).toEqual({ words: "", isLate: false });
  expect(wait("new", 1)).toEqual({ words: "waiting 1 day", isLate: false });
  expect(wait("new", 3)).toEqual({ words: "waiting 3 days", isLate: true });
  expect(wait("interview", 9)).toEqual({ words: "for 9 days", isLate: false });
  for (const status of ["rejected", "withdrawn", "closed", "done", "spam"])
    expect(wait(status, 9).words).toBe("");
  expect(waitOf({ status: "new", statusSince: null }, english, now).words).toBe("");
});
