import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createIntake, outboxLink, type Intake } from "@meridian/intake";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOutboxPage, type OutboxPage } from "#server/outbox/outbox-page.ts";
import {
  outcome,
  sendJson,
  startContactForm7,
  type ContactForm7,
} from "../../../../packages/intake/src/tests/contact-form-7.ts";
import { answerQuestion } from "../../../../packages/intake/src/tests/answer-question.ts";

const SECRET = "s".repeat(32);
const SITE = "https://site.test";
let folder: string;
let host: ContactForm7;
let intake: Intake;
let lines: string[];
let page: OutboxPage;
let time: number;

const write = (details: object, message: string) =>
  void lines.push(`${message} ${JSON.stringify(details)}`);
const log = { info: write, warn: write, error: write };
const pageOn = (adminApi: Intake["adminApi"] | undefined): OutboxPage =>
  createOutboxPage({
    secret: SECRET,
    siteUrl: SITE,
    brand: () => "Meridian",
    adminApi,
    log: log as never,
    now: () => time,
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "outbox-page-"));
  [lines, time] = [[], Date.now()];
  host = await startContactForm7();
  host.afterTaking = (response) => sendJson(response, 200, outcome("spam"));
  intake = await createIntake({
    dataDir: folder,
    formSecret: SECRET,
    log,
    deliver: { host: { contact: { url: host.url() } } },
  });
  page = pageOn(intake.adminApi);
});
afterEach(async () => {
  await intake.stop();
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A visitor's message that the host rejects. Returns its number. */
async function setAside(fullname = "Ann <b>Lee</b>"): Promise<string> {
  const { question, token } = intake.question() ?? { question: "", token: "" };
  const body = new FormData();
  for (const [name, value] of Object.entries({
    form: "contact",
    variant: "modal",
    fullname,
    email: "ann@example.com",
    phone: "",
    description: "Hello there",
    question: token,
    answer: answerQuestion(question),
  }))
    body.append(name, value);
  const request = new Request(SITE, { method: "POST", body });
  const { id = expect.unreachable("not taken") } = await intake.take({
    body: request.body,
    contentType: request.headers.get("content-type") ?? "",
    page: "/",
  });
  await vi.waitFor(
    async () =>
      expect(await intake.adminApi.list({ submission: id, limit: 9 })).toMatchObject([
        { state: "set-aside" },
      ]),
    { timeout: 10_000 },
  );
  return id;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  page(new Request(SITE + path, { headers }));
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  page(
    new Request(`${SITE}/outbox`, { method: "POST", body: new URLSearchParams(fields), headers }),
  );
const link = () => outboxLink(SITE, SECRET, time).slice(SITE.length);

/** Opens a link as a browser does; returns the cookie. */
async function visit(): Promise<{ cookie: string }> {
  const opened = await get(link());
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/outbox"]);
  const cookie = opened.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/; Path=\/outbox; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/);
  return { cookie: `other=1; ${cookie.split(";")[0]}` };
}
const formIn = (html: string): string =>
  /name="form" value="([^"]+)"/.exec(html)?.[1] ?? expect.unreachable("no form");

/** Unauthorized requests get no content. */
async function expectNothing(response: Response | Promise<Response>, status = 404) {
  const got = await response;
  expect([got.status, await got.text()]).toEqual([status, ""]);
  expect(got.headers.get("cache-control")).toBe("no-store");
}

test("a link opens a list of undelivered messages with their reasons and without the visitors' words", async () => {
  const id = await setAside();
  const cookie = await visit();
  const response = await get("/outbox", cookie);
  const html = await response.text();
  expect(response.status).toBe(200);
  for (const words of ["contact message", "content host", "set aside", "answered spam", id])
    expect(html).toContain(words);
  expect(html).not.toMatch(/Ann|Lee|ann@|Hello/);
  expect(html).not.toMatch(/<script|onclick|style=/i);
});

test("the page can only show itself and post its forms, and is never cached", async () => {
  await setAside();
  const { headers } = await get("/outbox", await visit());
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^ ]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect([
    headers.get("cache-control"),
    headers.get("x-robots-tag"),
    headers.get("x-content-type-options"),
  ]).toEqual(["no-store", "noindex, nofollow", "nosniff"]);
});

test("one message is resent by its button, and the page confirms it", async () => {
  const id = await setAside();
  const cookie = await visit();
  const form = formIn(await (await get("/outbox", cookie)).text());
  host.afterTaking = undefined;
  const sent = await post({ form, submission: id }, cookie);
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/outbox?again=1"]);
  await vi.waitFor(async () => expect(await intake.adminApi.list({ limit: 9 })).toEqual([]), {
    timeout: 10_000,
  });
  const html = await (await get("/outbox?again=1", cookie)).text();
  expect(html).toContain("1 delivery is tried now");
  expect(html).toContain("There are no undelivered messages");
});

test("one button resends all messages", async () => {
  await setAside("Ann");
  await setAside("Bob");
  const cookie = await visit();
  const form = formIn(await (await get("/outbox", cookie)).text());
  host.afterTaking = undefined;
  expect((await post({ form }, cookie)).headers.get("location")).toBe("/outbox?again=2");
  await vi.waitFor(async () => expect(await intake.adminApi.list({ limit: 9 })).toEqual([]), {
    timeout: 10_000,
  });
});

test("a message is shown as text on its own page; a delivered one is not shown", async () => {
  const id = await setAside();
  const cookie = await visit();
  const html = await (await get(`/outbox/${id}`, cookie)).text();
  expect(html).toContain("Ann &lt;b&gt;Lee&lt;/b&gt;");
  expect(html).toContain("Hello there");
  expect(html).toContain("answered spam");
  host.afterTaking = undefined;
  await post({ form: formIn(html), submission: id }, cookie);
  await vi.waitFor(async () => expect(await intake.adminApi.list({ limit: 9 })).toEqual([]), {
    timeout: 10_000,
  });
  await expectNothing(get(`/outbox/${id}`, cookie));
  await expectNothing(get("/outbox/no-such-message", cookie));
  await expectNothing(get("/outbox/..%2f", cookie));
});

test("a link is used up when opened, in this and any other process", async () => {
  const path = link();
  expect((await get(path)).status).toBe(303);
  await expectNothing(get(path));
  await intake.stop();
  intake = await createIntake({ dataDir: folder, formSecret: SECRET, log, deliver: { host: {} } });
  page = pageOn(intake.adminApi);
  await expectNothing(get(path));
});

test("a prefetch or a HEAD request does not use up the link", async () => {
  const path = link();
  await expectNothing(get(path, { "sec-purpose": "prefetch;prerender" }));
  expect((await page(new Request(SITE + path, { method: "HEAD" }))).status).toBe(404);
  expect((await get(path)).status).toBe(303);
});

test("responds with 404 to a wrong, changed or expired link, or one of another secret", async () => {
  await setAside();
  await expectNothing(get("/outbox"));
  await expectNothing(get("/outbox?key="));
  await expectNothing(get(`/outbox?key=${"x".repeat(3000)}`));
  await expectNothing(get(`${link().slice(0, -1)}~`));
  await expectNothing(get(outboxLink(SITE, "x".repeat(32), time).slice(SITE.length)));
  const late = link();
  time += 15 * 60_000;
  await expectNothing(get(late));
  const cookie = await visit();
  await expectNothing(get("/outbox", { cookie: `${cookie.cookie}x` }));
  // A link's key is not a valid cookie.
  await expectNothing(get("/outbox", { cookie: `outbox=${link().split("key=")[1]}` }));
  time += 60 * 60_000;
  await expectNothing(get("/outbox", cookie));
  await expectNothing(post({}, cookie));
});

test("a form of another visit has no effect", async () => {
  const id = await setAside();
  const [cookie, others] = [await visit(), await visit()];
  const form = formIn(await (await get("/outbox", cookie)).text());
  host.afterTaking = undefined;
  await expectNothing(post({ form, submission: id }));
  await expectNothing(post({ form, submission: id }, others), 403);
  await expectNothing(post({ submission: id }, cookie), 403);
  await expectNothing(post({ form: `${form}x`, submission: id }, cookie), 403);
  await expectNothing(
    post({ form, submission: id }, { ...cookie, "sec-fetch-site": "cross-site" }),
    403,
  );
  await expectNothing(post({ form, submission: "x".repeat(9000) }, cookie), 403);
  expect(await intake.adminApi.list({ limit: 9 })).toMatchObject([{ state: "set-aside" }]);
});

test("logs actions without names", async () => {
  const id = await setAside();
  const cookie = await visit();
  const html = await (await get(`/outbox/${id}`, cookie)).text();
  await post({ form: formIn(html), submission: id }, cookie);
  await post({ form: formIn(html), submission: "Ann Lee <ann@example.com>" }, cookie);
  const logText = lines.join("\n");
  expect(logText).toMatch(/outbox page: opened by a link/);
  expect(logText).toMatch(new RegExp(`outbox page: a message was read.*${id}`));
  expect(logText).toMatch(new RegExp(`outbox page: resent.*${id}`));
  expect(logText).not.toMatch(/Ann|ann@|Hello/);
});

test("a site without a journal has no such page", async () => {
  page = pageOn(undefined);
  await expectNothing(get(link()));
});
