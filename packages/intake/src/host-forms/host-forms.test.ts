import { afterEach, beforeEach, expect, test } from "vitest";
import { openHostForms, type HostForms } from "#host-forms/host-forms.ts";
import { sendJson, startContactForm7, type ContactForm7 } from "#tests/contact-form-7.ts";
import { createFakeClock, until, type FakeClock } from "#tests/fake-clock.ts";
import { createNotedLog, type NotedLog } from "#tests/samples.ts";

const FILE = { rule: "file", field: "file-type", accept: [".doc", ".docx", ".pdf"] };
const WORDPRESS = { link: '<https://wp.test/wp-json/>; rel="https://api.w.org/"' };
let host: ContactForm7;
let forms: HostForms;
let clock: FakeClock;
let log: NotedLog;

beforeEach(async () => {
  host = await startContactForm7();
  clock = createFakeClock();
  log = createNotedLog();
});
afterEach(async () => {
  forms.stop();
  await host.stop();
});

const open = (url = host.url()): void => {
  forms = openHostForms({ targets: { contact: { url } }, fetch, clock, log });
};
const alerts = () =>
  log.lines.filter(({ details }) => details.alert === true).map(({ message }) => message);
const known = async () => (await forms.status("contact"), forms.rulesOf("contact"));

test("reads rules at the start, and again from time to time", async () => {
  host.rules = [FILE, { rule: "required", field: "phone" }];
  open();
  expect((await known())?.rules.map(({ kind }) => kind)).toEqual(["file", "required"]);
  host.rules = [FILE];
  await clock.advance(11 * 60_000);
  await until(() => forms.rulesOf("contact")?.rules.length === 1, "the new rules are known");
  expect(alerts()).toEqual([]);
});

test.each([
  ["away", () => void host.stop()],
  ["an error", () => void (host.instead = (_, response) => (sendJson(response, 500, {}), true))],
  [
    "a page of HTML",
    () => void (host.instead = (_, response) => (response.end("<h1>Maintenance</h1>"), true)),
  ],
  [
    "a schema without end",
    () =>
      void (host.instead = (_, response) => {
        response.writeHead(200, { "content-type": "application/json" });
        const more = (): void => {
          while (!response.destroyed && response.write("[".repeat(65_536)));
          response.once("drain", more);
        };
        more();
        return true;
      }),
  ],
])("a known host that is now %s keeps its rules", async (_, break_) => {
  host.rules = [FILE];
  open();
  await known();
  const before = host.requests.length;
  break_();
  await clock.advance(11 * 60_000);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(forms.rulesOf("contact")?.rules).toHaveLength(1);
  expect(host.requests.length).toBe(before);
});

test.each([
  ["a page of HTML", (): unknown => "<h1>Hello</h1>"],
  ["rules of another type", () => JSON.stringify({ rules: { a: 1 } })],
])("%s in place of rules: the site's own apply, and no message waits", async (_, body) => {
  host.instead = (_request, response) => (response.end(body()), true);
  open();
  expect(await forms.status("contact")).toMatchObject({ recognisesKeys: false, schema: null });
  expect([alerts(), forms.problems()]).toEqual([[], []]);
});

test("[API-03] reports an address that is not a form's in one alert and in readiness", async () => {
  open(host.url(99));
  await known();
  await clock.advance(25 * 60_000);
  expect(alerts()).toEqual([
    expect.stringMatching(
      /contact-forms\/99\/feedback is not the address of a form.*FORM_CONTACT_URL/,
    ),
  ]);
  expect(forms.problems()).toEqual([expect.stringMatching(/404 wpcf7_not_found/)]);
});

test("[API-03] also a route without names, because Contact Form 7's uses numbers", async () => {
  host.instead = (request, response) => {
    const status = request.method === "OPTIONS" ? 200 : 404;
    sendJson(response, status, { code: "rest_no_route" }, WORDPRESS);
    return true;
  };
  open(host.url().replace("/12/", "/contact/"));
  await known();
  expect(forms.problems()).toEqual([expect.stringMatching(/404 rest_no_route/)]);
  expect(alerts()).toHaveLength(1);
});

test("a Contact Form 7 without schemas still has its route", async () => {
  host.instead = (request, response) => {
    if (request.method !== "GET") return false;
    sendJson(response, 404, { code: "rest_no_route" }, WORDPRESS);
    return true;
  };
  open();
  await known();
  expect([alerts(), forms.problems(), host.requests]).toEqual([[], [], ["OPTIONS feedback"]]);
});

test.each(["rest_no_route", "not_found"])(
  "[API-03] a host with only the specification's calls has no schema (404 %s): no alert at the start, and no message waits",
  async (code) => {
    host.instead = (request, response) => {
      if (request.method === "POST") return false;
      sendJson(response, request.method === "OPTIONS" ? 405 : 404, { code });
      return true;
    };
    open();
    expect(await forms.status("contact")).toEqual({ recognisesKeys: false, schema: null });
    await clock.advance(25 * 60_000);
    expect([alerts(), forms.problems()]).toEqual([[], []]);
  },
);

test("[API-03] an address that returns 404 for a message is one alert, until a message gets another reply", async () => {
  open(`${host.origin}/hook`);
  const answered = (status: number) => forms.noteReply("contact", new Response("", { status }));
  answered(404);
  answered(404);
  expect(alerts()).toEqual([
    expect.stringMatching(/not the address of a form.*returned 404 to a message.*FORM_CONTACT_URL/),
  ]);
  expect(forms.problems()).toHaveLength(1);
  answered(200);
  expect(forms.problems()).toEqual([]);
});

test("calls a host in maintenance again after its Retry-After", async () => {
  host.instead = (_, response) => (sendJson(response, 503, {}, { "retry-after": "600" }), true);
  open();
  expect(await forms.status("contact")).toEqual({
    trouble: "answered HTTP 503",
    afterMs: 600_000,
  });
});

test("a form that requires a field that ours lacks is an alert, until it is corrected", async () => {
  host.rules = [FILE, { rule: "required", field: "your-name" }];
  open();
  await known();
  expect(alerts()).toEqual([expect.stringMatching(/refuses what the site's form sends/)]);
  expect(forms.problems()).toEqual([expect.stringMatching(/requires your-name/)]);
  host.rules = [FILE];
  await clock.advance(11 * 60_000);
  await until(() => forms.problems().length === 0, "it is mended");
});

test("reports rules that only the host can judge once", async () => {
  host.rules = [FILE, { rule: "enum", field: "phone", accept: ["1"] }];
  open();
  await known();
  await clock.advance(45 * 60_000);
  const warned = log.lines.filter(({ level }) => level === "warn");
  expect(warned).toHaveLength(1);
  expect(JSON.stringify(warned)).toContain("enum (phone)");
});

test("a schema that always fails does not hold messages for ever; one behind a failing proxy does", async () => {
  host.instead = (_, response) => (sendJson(response, 500, {}), true);
  open();
  expect(await forms.status("contact")).toEqual({ trouble: "answered HTTP 500" });
  await forms.status("contact");
  expect(await forms.status("contact")).toMatchObject({ recognisesKeys: false });
  host.instead = (_, response) => (sendJson(response, 503, {}), true);
  forms.stop();
  open();
  for (let time = 0; time < 5; time += 1)
    expect(await forms.status("contact")).toEqual({ trouble: "answered HTTP 503" });
});

test("calls no schema at an address that is not Contact Form 7's", async () => {
  open(`${host.origin}/hook?token=secret`);
  expect(await forms.status("contact")).toMatchObject({ recognisesKeys: false, schema: null });
  expect(host.requests).toEqual([]);
  expect(JSON.stringify(log.lines)).not.toContain("secret");
});

test("after a message without a reply the rules are read again before the next one", async () => {
  host.rules = [FILE];
  open();
  await known();
  host.rules = [];
  expect((await known())?.rules).toHaveLength(1);
  forms.noteNoReply("contact");
  expect((await known())?.rules).toHaveLength(0);
});

test("learns from a reply that keys are recognised", async () => {
  open(`${host.origin}/hook`);
  forms.noteReply(
    "contact",
    new Response("", { headers: { "x-idempotency-key": "_idempotency_key" } }),
  );
  expect(await forms.status("contact")).toMatchObject({ recognisesKeys: true });
});
