import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { publicFetch } from "@meridian/http/public-fetch";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testCaptcha, testChat, testWebhook } from "#deliver/test-programs.ts";
import { createFakeClock } from "#tests/fake-clock.ts";

let server: Server;
let origin: string;
let got: { headers: IncomingMessage["headers"]; body: string }[];
let answer: (response: ServerResponse) => void;
const clock = createFakeClock();

beforeEach(async () => {
  got = [];
  answer = (response) => void response.end("ok");
  server = createServer(async (request, response) => {
    got.push({ headers: request.headers, body: await text(request) });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close().closeAllConnections());

const secret = "a secret of sixteen";
const webhook = (url = `${origin}/in`) =>
  testWebhook({ url, secret, fetch: publicFetch({ allowed: [origin] }) }, { clock, fetch });

test("[OWN-120] a test of the webhook is a signed call without a submission, and shows the real reply", async () => {
  answer = (response) => void response.writeHead(202).end("queued\u0000 <b>17</b>");
  expect(await webhook()).toEqual({
    to: new URL(origin).host,
    isGood: true,
    says: "has taken the test: HTTP 202",
    reply: "queued <b>17</b>",
  });
  const [{ headers, body } = { headers: {}, body: "" }] = got;
  expect(JSON.parse(body)).toMatchObject({ type: "test", data: {} });
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const signature = createHmac("sha256", secret).update(signed).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
});

test("[OWN-120] refusals, redirects, floods, private networks and silence are stated", async () => {
  answer = (response) => void response.writeHead(403).end("no_service".repeat(200));
  const { reply, ...refused } = await webhook();
  expect(refused).toMatchObject({ isGood: false, says: "answered HTTP 403" });
  expect(reply).toHaveLength(500);
  answer = (response) => void response.writeHead(302, { location: "http://10.0.0.7/" }).end();
  expect((await webhook()).says).toBe("redirects to http://10.0.0.7/, which is not followed");
  answer = (response) => void response.end("x".repeat(2 ** 21));
  expect((await webhook()).says).toContain("answered more than 1 MB");
  expect((await webhook("https://10.0.0.7/in")).says).toContain("private network");
  answer = (response) => void response.destroy();
  expect((await webhook()).says).toContain("could not be reached");
});

test("[OWN-120] a test of a chat says what will be announced there", async () => {
  const allowed = publicFetch({ allowed: [origin] });
  for (const app of ["slack", "teams"] as const)
    expect(
      await testChat(
        { app, url: `${origin}/s`, kinds: undefined },
        { site: "https://www.example.com", fetch: allowed },
      ),
    ).toMatchObject({ isGood: true, reply: "ok" });
  for (const { body } of got) expect(body).toContain("from the admin of www.example.com");
  const inside = { app: "slack", url: "https://192.168.0.7/s", kinds: undefined } as const;
  expect(await testChat(inside, { site: "https://www.example.com" })).toMatchObject({
    isGood: false,
    says: expect.stringContaining("private network"),
  });
});

test.each([
  [["invalid-input-response"], true, "does not refuse the secret key"],
  [["invalid-input-secret"], false, "refuses the keys"],
  [["invalid-input-response", "invalid-input-secret"], false, "refuses the keys"],
])("[OWN-120] a vendor that answers %j", async (codes, isGood, says) => {
  const keys = { provider: "turnstile", siteKey: "site", secret: "hidden" } as const;
  const asked: string[] = [];
  const vendor: typeof fetch = async (_, init) => {
    asked.push(String(init?.body));
    return Response.json({ success: false, "error-codes": codes });
  };
  expect(await testCaptcha(keys, vendor)).toMatchObject({
    isGood,
    says: expect.stringContaining(says),
    to: "Turnstile",
    reply: codes.join(", "),
  });
  expect(asked).toEqual(["secret=hidden&response=a-test-of-the-keys"]);
});

test("[OWN-120] a vendor that does not respond is no refusal of the keys", async () => {
  const keys = { provider: "recaptcha", siteKey: "site", secret: "hidden" } as const;
  const { isGood, says } = await testCaptcha(keys, async () => new Response("", { status: 500 }));
  expect([isGood, says]).toEqual([false, "recaptcha is unreachable: HTTP 500"]);
});
