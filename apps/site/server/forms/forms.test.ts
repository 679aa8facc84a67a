import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SEND_FAILURE } from "@meridian/contract/forms";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FormOutcome } from "#app/forms/form-support.ts";
import type { FormsPort } from "#server/forms/forms-port.ts";
import { createForms } from "#server/forms/forms.ts";
import type { CaptchaChoice, FormGuards } from "#server/config/settings.ts";
import { answerQuestion } from "../../../../packages/intake/src/tests/answer-question.ts";

const SITE = "https://meridian.test";
let dataDir: string;
let forms: FormsPort;
let lines: string[];
let rendered: FormOutcome[];
let pageIsThere: boolean;
/** In place of a page with the outcome. */
let pageStatus: number | undefined;

const OPEN = { rates: undefined, quickestMs: 0, clamdUrl: undefined };

const write = (details: Record<string, unknown>, message: string) =>
  void lines.push(`${message} ${JSON.stringify(details)}`);

const open = (
  formGuards: FormGuards = OPEN,
  captcha: CaptchaChoice = { provider: "altcha" },
  databaseUrl?: string,
): Promise<FormsPort> =>
  createForms({
    settings: {
      databaseUrl,
      siteUrl: SITE,
      contentHost: "http://host.test",
      dataDir,
      formSecret: "s",
      formKey: "k",
      formUrls: {},
      formGuards,
      captcha,
    },
    log: { info: write, warn: write, error: write },
    fetch: async (address) =>
      Response.json(
        String(address).includes("siteverify") ? { success: true } : { status: "mail_sent" },
      ),
  });

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "intake-forms-"));
  [lines, rendered, pageIsThere, pageStatus] = [[], [], true, undefined];
  forms = await open();
});
afterEach(async () => {
  await forms.close();
  rmSync(dataDir, { recursive: true });
});

/** A visitor's answer to the text question. */
function answered(): Record<string, string> {
  const { question, token } = forms.support().question;
  return { question: token, answer: answerQuestion(question) };
}

function post(
  changes: Record<string, string | File> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new FormData();
  const fields = {
    form: "contact",
    variant: "main",
    key: "",
    reference: "",
    fullname: "Anna Lindqvist",
    email: "anna@example.com",
    phone: "",
    description: "Hello",
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const request = new Request(`${SITE}/`, {
    method: "POST",
    body,
    headers: { "sec-fetch-site": "same-origin", ...headers },
  });
  const renderPage = async (_: string, outcome: FormOutcome) => {
    rendered.push(outcome);
    if (pageStatus) return new Response("<h1>Oooops</h1>", { status: pageStatus });
    if (!pageIsThere) return new Response("<h1>Oooops</h1>", { status: 503 });
    return new Response("<!doctype html>", {
      status: outcome.status === "sent" ? 200 : outcome.status === "invalid" ? 422 : 503,
      headers: { "content-type": "text/html" },
    });
  };
  return forms.handle(request, {
    address: "::1",
    pathname: "/",
    signal: new AbortController().signal,
    renderPage,
  });
}
const JSON_ACCEPTED = { accept: "application/json" };

test("[CON-06] a script's post is answered in JSON", async () => {
  const response = await post(answered(), JSON_ACCEPTED);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({
    status: "sent",
    message: "Thank you for getting in touch!",
    errors: {},
  });
});

test("[SH-10] without script the page answers, with the words and what was typed", async () => {
  expect((await post(answered())).status).toBe(200);
  expect(rendered[0]).toMatchObject({
    kind: "contact",
    variant: "main",
    status: "sent",
    values: {},
  });
  const wrong = await post({
    ...answered(),
    fullname: " ",
    "file-type": new File(["%PDF-1.7"], "plan.pdf"),
  });
  expect(wrong.status).toBe(422);
  expect(wrong.headers.get("content-type")).toBe("text/html");
  expect(rendered[1]).toMatchObject({
    status: "invalid",
    errors: { fullname: "Fill out the name" },
    values: { email: "anna@example.com", "file-type": "plan.pdf" },
  });
});

test("a stored message whose page cannot be rendered is thanked for in bare words; a refused one gets the error page", async () => {
  pageIsThere = false;
  const stored = await post(answered());
  expect([stored.status, await stored.text()]).toEqual([200, "Thank you for getting in touch!\n"]);
  expect((await post({ ...answered(), fullname: "" })).status).toBe(503);
});

test.each([404, 410, 302])(
  "a stored message whose page is gone meanwhile (%i) is thanked for in bare words; a refused one gets what is there",
  async (status) => {
    pageStatus = status;
    const stored = await post(answered());
    expect([stored.status, await stored.text()]).toEqual([
      200,
      "Thank you for getting in touch!\n",
    ]);
    expect((await post({ ...answered(), fullname: "" })).status).toBe(status);
  },
);

test("[CON-09] what was not stored has no 2xx", async () => {
  expect((await post({}, JSON_ACCEPTED)).status).toBe(422);
  expect((await post({ reference: "x" }, JSON_ACCEPTED)).status).toBe(422);
  expect((await post({ reference: "x" })).status).toBe(422);
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "large.pdf");
  const tooLarge = await post({ "file-type": large }, JSON_ACCEPTED);
  expect(tooLarge.status).toBe(413);
  expect(await tooLarge.json()).toMatchObject({
    status: "invalid",
    errors: { "file-type": "Please add a file of up to 10Mb" },
  });
  await post({ ...answered(), key: "0c0ffee0-key" }, JSON_ACCEPTED);
  expect(
    (await post({ ...answered(), key: "0c0ffee0-key", description: "Other" }, JSON_ACCEPTED))
      .status,
  ).toBe(409);
});

test("a body that says it is far too large is refused before it has come, in the same words", async () => {
  let sent = 0;
  const head =
    '--b\r\nContent-Disposition: form-data; name="form"\r\n\r\ncontact\r\n--b\r\nContent-Disposition: form-data; name="variant"\r\n\r\nmain\r\n--b\r\nContent-Disposition: form-data; name="file-type"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? Buffer.from(head) : new Uint8Array(65_536));
      sent += 65_536;
      if (sent > 200 * 2 ** 20) controller.close();
    },
  });
  const headers = {
    ...JSON_ACCEPTED,
    "sec-fetch-site": "same-origin",
    "content-type": "multipart/form-data; boundary=b",
    "content-length": String(200 * 2 ** 20),
  };
  const request = new Request(`${SITE}/`, {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
  const response = await forms.handle(request, {
    address: "",
    pathname: "/",
    signal: new AbortController().signal,
    renderPage: () => expect.unreachable("no page is rendered"),
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({
    status: "invalid",
    message: "",
    errors: { "file-type": "Please add a file of up to 10Mb" },
  });
  expect(sent).toBeLessThan(20 * 2 ** 20);
});

test("too many posts of one address get 429, the words and when to come back, with script and without", async () => {
  await forms.close();
  forms = await open({
    ...OPEN,
    rates: { perAddress: { posts: 1, seconds: 90 }, overall: { posts: 100, seconds: 60 } },
  });
  expect((await post(answered(), JSON_ACCEPTED)).status).toBe(200);
  const refused = await post({ ...answered(), description: "Another" }, JSON_ACCEPTED);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 80]).toEqual([429, true]);
  const words =
    "Too many messages were sent from your network in a short time. Please try again in 2 minutes or contact us by phone.";
  expect(await refused.json()).toEqual({ status: "failed", message: words, errors: {} });
  const plain = await post({ ...answered(), description: "Another <b>one</b>" });
  expect([
    plain.status,
    Number(plain.headers.get("retry-after")) > 80,
    plain.headers.get("cache-control"),
  ]).toEqual([429, true, "no-store"]);
  const html = await plain.text();
  expect(html).toContain(words);
  expect(html).toContain("<dt>Message</dt><dd>Another &#60;b&#62;one&#60;/b&#62;</dd>");
});

test.each([
  ["over the rate", { description: "Another" }, 429, 0],
  ["caught in the trap", { reference: "a machine" }, 422, 5],
  [
    "too large",
    { "file-type": new File([new Uint8Array(10 * 1024 * 1024 + 1)], "large.pdf") },
    413,
    5,
  ],
])(
  "a flood of posts that are %s renders next to no pages; each is told why, and shown what was written",
  async (_, changes, status, most) => {
    await forms.close();
    forms = await open({
      ...OPEN,
      rates: { perAddress: { posts: 1, seconds: 90 }, overall: { posts: 100, seconds: 60 } },
    });
    await post(answered());
    expect(rendered.splice(0)).toHaveLength(1);
    const began = performance.now();
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => post({ ...answered(), ...changes })),
    );
    expect(rendered.length).toBeLessThanOrEqual(
      most * Math.ceil((performance.now() - began) / 1000),
    );
    expect(responses.map((response) => response.status)).toEqual(responses.map(() => status));
    const small = responses.filter(
      (response) => response.headers.get("content-type") === "text/html; charset=utf-8",
    );
    expect(small).toHaveLength(12 - rendered.length);
    for (const response of small) {
      const html = await response.text();
      for (const part of [
        "<h1>Your message was not sent</h1>",
        "<dd>anna@example.com</dd>",
        '<a href="/">Back to the page</a>',
      ])
        expect(html).toContain(part);
      expect(html).toMatch(/<p role="alert">[A-Z]/);
      expect(response.headers.get("content-security-policy")).toContain("form-action 'self'");
    }
  },
);

test("a post of no form of ours is told so, in words", async () => {
  const response = await post({ form: "newsletter" });
  expect([response.status, await response.text()]).toEqual([
    400,
    "Unfortunately, message wasn't sent. Please try to send it again or contact us by phone.\n",
  ]);
  const urlencoded = new Request(`${SITE}/`, {
    method: "POST",
    body: new URLSearchParams({ form: "contact" }),
  });
  expect(
    (
      await forms.handle(urlencoded, {
        address: "",
        pathname: "/",
        signal: new AbortController().signal,
        renderPage: () => expect.unreachable("no page is rendered"),
      })
    ).status,
  ).toBe(415);
});

test.each([
  ["another site, by the browser's word", { "sec-fetch-site": "cross-site" }, 403],
  ["a sibling host, by the browser's word", { "sec-fetch-site": "same-site" }, 403],
  ["another site, by its origin", { "sec-fetch-site": "", origin: "https://evil.test" }, 403],
  ["our host by http", { "sec-fetch-site": "", origin: "http://meridian.test" }, 403],
  ["a sandboxed frame", { "sec-fetch-site": "", origin: "null" }, 403],
  ["our own origin", { "sec-fetch-site": "", origin: SITE }, 200],
  ["no browser's word at all", { "sec-fetch-site": "" }, 200],
])("a post from %s", async (_, headers, status) => {
  expect((await post(answered(), { ...JSON_ACCEPTED, ...headers })).status).toBe(status);
});

test("challenge, question, readiness and figures", async () => {
  const challenge = await forms.challenge();
  expect(challenge.headers.get("cache-control")).toBe("no-store");
  expect(challenge.headers.get("x-quickest-ms")).toBe("0");
  expect(await challenge.json()).toMatchObject({
    parameters: { algorithm: "PBKDF2/SHA-256", cost: 5000 },
    signature: expect.any(String),
  });
  expect(forms.support().question.token).not.toBe(forms.support().question.token);
  expect(await forms.ready()).toEqual({ ok: true, detail: "" });
  await post(answered());
  expect(await forms.metrics?.()).toMatch(
    /# TYPE intake_stored_total counter\nintake_stored_total 1\n[^]*# TYPE intake_outbox_waiting gauge\nintake_outbox_waiting [01]\n/,
  );
});

test("[CON-04] another vendor's captcha: the page gets its site key, a post its verdict, and there is no challenge of ours", async () => {
  await forms.close();
  forms = await open(OPEN, { provider: "turnstile", siteKey: "site key", secret: "hidden" });
  expect(forms.support().captcha).toEqual({ provider: "turnstile", siteKey: "site key" });
  expect((await forms.challenge()).status).toBe(404);
  expect((await post({ captcha: "token" }, JSON_ACCEPTED)).status).toBe(200);
  expect((await post({ captcha: "token", description: "Another" }, JSON_ACCEPTED)).status).toBe(
    422,
  );
  expect((await post({ ...answered(), description: "By question" }, JSON_ACCEPTED)).status).toBe(
    200,
  );
});

test("the log names forms and fields, never what a visitor wrote", async () => {
  await post({ ...answered(), "file-type": new File(["%PDF-1.7"], "secret-plan.pdf") });
  await post({ fullname: "" });
  await post({}, { "sec-fetch-site": "cross-site" });
  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(lines.join("\n")).not.toMatch(/Anna|anna@|Hello|secret-plan/);
});

test("[CON-09] with the database away the site starts, forms answer 503 with the failure text, and readiness and metrics say why", async () => {
  await forms.close();
  forms = await open(
    OPEN,
    { provider: "altcha" },
    "postgresql://nobody@localhost/none?host=%2Fnonexistent",
  );
  const response = await post(
    { ...answered(), "file-type": new File(["%PDF-1.7"], "plan.pdf") },
    JSON_ACCEPTED,
  );
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(await response.json()).toMatchObject({
    status: "failed",
    message: expect.stringContaining("wasn't sent"),
  });
  expect(await forms.ready()).toEqual({
    ok: false,
    detail: expect.stringMatching(
      /^the journal cannot be written \(PostgreSQL: .*ENOENT.*DATABASE_URL$/,
    ),
  });
  const metrics = (await forms.metrics?.()) ?? "";
  for (const line of [
    "intake_journal_up 0",
    "intake_unavailable_total 1",
    "intake_outbox_waiting NaN",
  ])
    expect(metrics.split("\n")).toContain(line);
});

test("[CON-04] the settings may choose ALTCHA beside the environment's vendor: then pages are told so, and there are challenges", async () => {
  await forms.close();
  const captcha = { provider: "turnstile", siteKey: "public", secret: "secret" } as const;
  const latest = { captcha: "turnstile", brand: { name: "Acme" } };
  forms = await createForms({
    settings: {
      siteUrl: SITE,
      contentHost: "http://host.test",
      dataDir,
      formSecret: "s",
      formKey: "k",
      formUrls: {},
      formGuards: OPEN,
      captcha,
    },
    site: { latest } as never,
    log: { info: write, warn: write, error: write },
    fetch: async () => Response.json({ success: true, status: "mail_sent" }),
  });
  expect([forms.support().captcha, (await forms.challenge()).status]).toEqual([
    { provider: "turnstile", siteKey: "public" },
    404,
  ]);
  latest.captcha = "altcha";
  expect([forms.support().captcha.provider, (await forms.challenge()).status]).toEqual([
    "altcha",
    200,
  ]);
  // A page that was open all the while still has the vendor's widget.
  expect((await post({ captcha: "a-vendor-token" }, JSON_ACCEPTED)).status).toBe(200);
});

test("[CON-09] one upload too many at once: 503 with the failure text and when to try again, and what was typed stays; a message without a file goes through", async () => {
  await forms.close();
  forms = await open({ ...OPEN, uploadsAtOnce: 0 });
  const file = {
    "file-type": new File([`%PDF-1.7\n${"x".repeat(100_000)}`], "plan.pdf", {
      type: "application/pdf",
    }),
  };
  const refused = await post({ ...answered(), ...file }, JSON_ACCEPTED);
  expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
    503,
    "30",
    { status: "failed", message: SEND_FAILURE, errors: {} },
  ]);
  expect((await post({ ...answered(), ...file })).status).toBe(503);
  expect(rendered[0]).toMatchObject({
    status: "failed",
    message: SEND_FAILURE,
    values: { fullname: "Anna Lindqvist" },
  });
  expect(await forms.metrics?.()).toContain("intake_refused_busy_total 2\n");
  expect((await post(answered(), JSON_ACCEPTED)).status).toBe(200);
});
