import { afterAll, expect, test, vi } from "vitest";
import { countSince, filterOf } from "#inbox/list-address.ts";
import { createMailTools } from "#inbox/mailbox/open-mail-tools.ts";
import { readNew } from "#inbox/mailbox/read-mailbox.ts";
import { readBoard, SHOWN } from "#inbox/read-board.ts";
import type { Thread } from "#inbox/replies/reply-endpoints.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import type { Now } from "#inbox/teamwork/now-endpoint.ts";
import type { Submission } from "#payload-types.ts";
import type { SiteClient } from "#server/site-client.ts";
import { newAnsweredThread } from "#testing/answered-thread.ts";
import { callApi } from "#testing/api.ts";
import { english } from "#testing/english.ts";
import { mailboxWith } from "#testing/mailbox-with.ts";
import { mailOf } from "#testing/mails.ts";
import { silentSite } from "#testing/silent-site.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);
const tools = createMailTools({});
afterAll(() => tools.stop());

const put = (data: Partial<Submission>): Promise<Submission> =>
  cms.payload.create({
    collection: "submissions",
    data: { kind: "resume", status: "new", fields: {}, ...data },
  });
const get = async <T>(path: string): Promise<T> =>
  (await (await callApi(cms, `/submissions${path}`, { token: users.recruiter.token })).json()) as T;

test("[OWN-132] the board has the applications of a vacancy, of all, or leads, the longest in a stage first, and counts those that it does not show", async () => {
  const vacancy = await cms.payload.create({
    collection: "vacancies",
    data: { title: "QA engineer", slug: "qa", hot: 0, _status: "published" },
  });
  for (let at = 0; at < SHOWN + 2; at += 1) await put({ vacancy: "Other" });
  await put({ vacancy: "QA engineer", sender: "Young" });
  await put({
    page: "/vacancies/qa",
    sender: "Old",
    statusSince: "2026-01-01T12:00:00.000Z",
    assignee: users.recruiter.id,
    tags: "|Go|",
  });
  await put({ kind: "contact", sender: "Lead", value: 1200, currency: "EUR", status: "lost" });
  const names = async (kind: "resume" | "leads", of: number | null) =>
    (await readBoard(cms.payload, { kind, vacancy: of }, english)).flatMap(
      ({ status, count, cards }) =>
        count > 0 ? [[status, count, cards.length, cards[0]?.name]] : [],
    );
  expect(await names("resume", vacancy.id)).toEqual([["new", 2, 2, "Old"]]);
  expect(await names("resume", null)).toEqual([["new", SHOWN + 4, SHOWN, "Old"]]);
  expect(await names("leads", null)).toEqual([["lost", 1, 1, "Lead"]]);
  expect(await names("resume", 987_654)).toEqual([]);
  // PostgreSQL has no text with this character.
  const none = await readBoard(cms.payload, { kind: "resume", vacancy: 987_654 }, english);
  expect(JSON.stringify(none)).not.toMatch(/\\u0000|%00/);
  const [column] = await readBoard(cms.payload, { kind: "resume", vacancy: vacancy.id }, english);
  expect(column?.cards[0]).toMatchObject({ tags: ["Go"], owner: "recruiter@example.com" });
});

test("[OWN-134] an open page learns how much arrived since, and what colleagues have changed", async () => {
  const { id } = await put({ receivedAt: "2031-03-04T00:00:00.000Z" });
  const path = (at: string, list = "") =>
    countSince(at, filterOf(new URLSearchParams(list))).replace("/cms/api/submissions", "");
  const since = async (at: string, list?: string) =>
    (await get<{ totalDocs: number }>(path(at, list))).totalDocs;
  expect([await since("2031-03-03"), await since("2031-03-05")]).toEqual([1, 0]);
  // Only what the list would show.
  await put({ sender: "Zoë Stern", receivedAt: "2031-03-04T00:00:00.000Z", status: "spam" });
  const lists = [
    "page=2&sort=sender",
    "where[and][0][status][equals]=spam",
    "where[or][0][and][0][status][equals]=spam&where[or][1][and][0][status][equals]=offer",
    "where[and][0][status][equals]=new&search=Zoë",
    "search=ZOË+stern",
  ];
  expect(await Promise.all(lists.map((list) => since("2031-03-03", list)))).toEqual([
    2, 1, 1, 0, 1,
  ]);
  expect((await callApi(cms, `/submissions${path("2031-03-03")}`)).status).toBe(403);
  const before = await get<Now>(`/${id}/now`);
  expect([before.asRead.status, before.last]).toEqual(["new", null]);
  await callApi(cms, `/submissions/${id}`, {
    method: "PATCH",
    body: { status: "offer" },
    token: users.editor.token,
  });
  expect(await get<Now>(`/${id}/now`)).toMatchObject({
    asRead: { status: "offer" },
    values: { status: "offer" },
    last: { what: "Status: New → Offer", by: "editor@example.com" },
  });
});

test("[OWN-118] an answer marks its submission until a colleague replies or needs not to; a form that was open before keeps the mark", async () => {
  const site: Partial<SiteClient> = {
    ...silentSite,
    reply: async () => "taken",
    takeBack: async () => "taken-back",
  };
  Object.assign(cms.payload.config.custom.site, site);
  const { id, key } = await newAnsweredThread(cms.payload);
  const arrive = async (headers: Record<string, string> = {}): Promise<unknown> => {
    const mail = mailOf({ headers: { "In-Reply-To": `<${key}.reply@example.com>`, ...headers } });
    const inbox = inboxFiles(cms.settings);
    const { mailbox } = mailboxWith([mail]);
    const account = `${Date.now()}${Object.keys(headers).join("")}`;
    return readNew({ payload: cms.payload, inbox, tools, mailbox, account, now: Date.now });
  };
  const post = async (path: string, body: object): Promise<Thread> => {
    const { token } = users.recruiter;
    const call = { method: "POST", body, token } as const;
    return (await callApi(cms, `/submissions/${id}/replies${path}`, call)).json() as never;
  };
  const isListed = async (): Promise<boolean> => {
    const { totalDocs } = await get<{ totalDocs: number }>(
      `?where[id][equals]=${id}&where[answerAt][exists]=true`,
    );
    return totalDocs === 1;
  };
  await arrive({ "Auto-Submitted": "auto-replied" });
  expect([await isListed(), await get(`/${id}/now`)]).toMatchObject([false, { letters: 1 }]);
  await arrive();
  expect([await isListed(), await get(`/${id}/now`)]).toMatchObject([true, { letters: 2 }]);
  // A form has the submission as it was before.
  await callApi(cms, `/submissions/${id}`, {
    method: "PATCH",
    body: { answerAt: null, status: "interview" },
    token: users.recruiter.token,
  });
  const { isOpen, next } = await get<Thread>(`/${id}/replies`);
  expect([await isListed(), isOpen]).toEqual([true, true]);
  const letter = { key: next, subject: "Re", text: "Tuesday, then", seen: 1 };
  expect([(await post("", letter)).isOpen, await isListed()]).toEqual([false, false]);
  expect((await post("/take-back", { key: next })).isOpen).toBe(true);
  expect([(await post("/done", {})).isOpen, await isListed()]).toEqual([false, false]);
});
