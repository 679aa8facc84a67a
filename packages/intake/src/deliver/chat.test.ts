import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { publicFetch } from "@meridian/http/public-fetch";
import { languageOf } from "@meridian/messages/language";
import type { ChatAddress } from "@meridian/settings/chat-addresses";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createChatDeliverer, type ChatTarget } from "#deliver/chat.ts";
import { openIntakeFiles } from "#files.ts";
import { deliverersOf, targetsOf } from "#outbox/delivery-targets.ts";
import { createFakeClock } from "#tests/fake-clock.ts";
import { newFolder } from "#tests/new-folder.ts";
import { sampleFile, sampleSubmission } from "#tests/samples.ts";

let server: Server;
let origin: string;
let answer: (response: ServerResponse) => void;
let got: { path: string | undefined; body: string }[];
const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end("no_service");

beforeEach(async () => {
  got = [];
  answer = status(200);
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += String(chunk);
    got.push({ path: request.url, body });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close().closeAllConnections());

const slack = (path: string, kinds?: ChatAddress["kinds"]): ChatAddress => ({
  app: "slack",
  url: `${origin}${path}`,
  kinds,
});
const teams = (path: string): ChatAddress => ({ ...slack(path), app: "teams" });
const target = (addresses: ChatAddress[], more: Partial<ChatTarget> = {}): ChatTarget => ({
  addresses: () => addresses,
  site: "https://www.example.com",
  admin: "https://cms.example.com",
  fetch: publicFetch({ allowed: [origin] }),
  ...more,
});
const submission = sampleSubmission({
  kind: "resume",
  page: "/vacancies/react?x=1",
  source: { utm_source: "newsletter", referrer: "https://referrer.test" },
  files: [sampleFile({ id: "stored-as", name: "Ada Lovelace.pdf" })],
});
const deliver = (chat: ChatTarget, app: ChatAddress["app"] = "slack", sent = submission) =>
  createChatDeliverer(app, chat).deliver(
    { id: "1", target: app, attempt: 1, doubts: 0, since: 0, submission: sent },
    openIntakeFiles(join(newFolder(), "files")),
    new AbortController().signal,
  );
const bodyAt = (nth = 0) => JSON.parse(got[nth]?.body ?? "{}");
const LINK = `https://cms.example.com/admin/collections/submissions?search=${submission.id}`;

test("[OWN-135] Slack and Teams get the kind and a link in the office's language, and nothing of the visitor", async () => {
  const officeLanguage = () => languageOf("de").language;
  const chat = target([slack("/s"), teams("/t")], { officeLanguage });
  expect(await deliver(chat)).toEqual({ outcome: "delivered" });
  answer = status(202);
  expect(await deliver(chat, "teams")).toEqual({ outcome: "delivered" });
  expect(bodyAt()).toEqual({
    text: `Neue Bewerbung von www.example.com\n<${LINK}|Im Posteingang öffnen>`,
    unfurl_links: false,
  });
  const card = bodyAt(1).attachments[0].content;
  expect(card.body).toEqual([
    { type: "TextBlock", text: "Neue Bewerbung von www.example.com", wrap: true },
  ]);
  expect(card.actions).toEqual([
    { type: "Action.OpenUrl", title: "Im Posteingang öffnen", url: LINK },
  ]);
  const typed = [
    ...Object.values(submission.fields),
    "Lovelace",
    "react",
    "newsletter",
    "referrer",
  ];
  for (const { body } of got)
    for (const text of typed.filter(Boolean)) expect(body).not.toContain(text);
});

test("[OWN-135] Hebrew is written from the right, a suspicious one says so, and without the inbox there is no link", async () => {
  const officeLanguage = () => languageOf("he").language;
  const suspicious = sampleSubmission({ source: { suspicious: "hidden-field" } });
  const chat = target([slack("/s"), teams("/t")], { officeLanguage, admin: undefined });
  await deliver(chat, "teams", suspicious);
  expect(bodyAt().attachments[0].content).toMatchObject({ rtl: true });
  expect(bodyAt().attachments[0].content).not.toHaveProperty("actions");
  await deliver({ ...chat, officeLanguage: undefined }, "slack", suspicious);
  expect(bodyAt(1).text).toBe("Suspicious: New contact message from www.example.com");
});

test("[OWN-135] a form's submissions go to the address that is set for it, others nowhere", async () => {
  const chat = target([slack("/jobs", ["resume"]), slack("/sales", ["contact", "survey"])]);
  const hosts = { host: {}, chat };
  expect(targetsOf(hosts, submission)).toEqual(["host", "slack"]);
  expect(targetsOf(hosts, { ...submission, kind: "price-request" })).toEqual(["host"]);
  await deliver(chat);
  await deliver(chat, "slack", { ...submission, kind: "survey" });
  expect(got.map(({ path }) => path)).toEqual(["/jobs", "/sales"]);
  expect(await deliver(target([]))).toEqual({
    outcome: "retry",
    error: expect.stringMatching(/^it cannot be delivered: set .*, or CHAT_URLS .*, for resume$/),
  });
  const made = deliverersOf(hosts, { fetch, clock: createFakeClock(), forms: {} as never });
  expect([made.slack.isUnset?.(), made.teams.isUnset?.()]).toEqual([false, true]);
});

test("[OWN-135] a wrong address, a removed channel and a pause are stated, and the pause is kept", async () => {
  const outcomes = [];
  for (const [code, headers] of [
    [404, {}],
    [403, {}],
    [410, {}],
    [400, {}],
    [429, { "retry-after": "30" }],
    [500, {}],
    [302, { location: "/elsewhere" }],
  ] as const) {
    answer = status(code, headers);
    outcomes.push(await deliver(target([slack("/s")])));
  }
  const hint = "; check the address under Answer people, Mail, or in CHAT_URLS";
  expect(outcomes).toEqual([
    { outcome: "retry", error: `answered HTTP 404${hint}` },
    { outcome: "retry", error: `answered HTTP 403${hint}` },
    { outcome: "refused", error: `answered HTTP 410${hint}` },
    { outcome: "refused", error: `answered HTTP 400${hint}` },
    { outcome: "retry", error: "answered HTTP 429", afterMs: 30_000 },
    { outcome: "retry", error: "answered HTTP 500" },
    { outcome: "retry", error: "answered HTTP 302, a redirect, which is not followed" },
  ]);
  expect(got.map(({ path }) => path)).not.toContain("/elsewhere");
});

test("[OWN-135] an address in a private network is refused, before anything is sent", async () => {
  const error = expect.stringMatching(
    /^its address .*nothing is fetched: correct the address under Answer people, Mail, or in CHAT_URLS$/,
  );
  const refused = { outcome: "refused", error };
  expect(await deliver(target([slack("/s")], { fetch: undefined }))).toEqual(refused);
  const inside = { app: "slack", url: "https://10.0.0.7/hook", kinds: undefined } as const;
  expect(await deliver(target([inside], { fetch: undefined }))).toEqual(refused);
  expect(got).toEqual([]);
});
