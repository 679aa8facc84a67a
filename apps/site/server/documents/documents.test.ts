import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { BUILT_IN } from "@meridian/contract/theme";
import {
  DOCUMENT_HEADER,
  DOCUMENTS_PATH,
  documentLink,
  isFileSigned,
  LINK_DAYS,
  type DocumentAnswer,
} from "@meridian/contract/site-protocol/document-link";
import { isSigned } from "@meridian/contract/site-protocol/signature";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSiteConfig } from "#server/config/site-file.ts";
import { createDocuments, type Documents } from "#server/documents/documents.ts";
import { documentFor, offeredDocuments } from "#server/forms/documents.ts";

const SECRET = "s".repeat(32);
const DAY = 86_400_000;
const LIMITS = { perAddress: { posts: 3, seconds: 60 }, overall: { posts: 9, seconds: 60 } };
const PRICES: DocumentAnswer = {
  is: "known",
  name: 'Price "list" & ©.pdf',
  path: "/media/prices-1a2b3c4d.pdf?v=1",
  bytes: 2_340_000,
  pages: 12,
};
const file = await readSiteConfig(join(import.meta.dirname, "../../site.config.json"));
const english = { ...file, brand: { ...file.brand, name: "ACME" }, otherLanguages: ["de"] };
const german = { ...english, language: "de" };
const siteSettings = {
  latest: english,
  latestIn: (code?: string) => (code === "de" ? german : english),
};

let host: Server;
let answer: DocumentAnswer | number;
let bytes: string | number;
let asked: unknown[];
let counted: unknown[];
let now: number;
let documents: Documents;
let settings: { siteUrl: string; contentHost: string; contentApi: string; purgeSecret: string };

const isTheSites = ({ url = "", headers }: IncomingMessage): boolean =>
  isFileSigned(SECRET, url.split("?")[0] ?? "", String(headers[DOCUMENT_HEADER]), now);

beforeEach(async () => {
  [answer, bytes, asked, counted, now] = [PRICES, "%PDF-1.7 prices", [], [], Date.now()];
  host = createServer(async (request, response) => {
    if (request.url === DOCUMENTS_PATH) {
      const body = await text(request);
      if (!isSigned(Buffer.from(body), String(request.headers["x-signature"]), SECRET))
        return void response.writeHead(401).end();
      asked.push(JSON.parse(body));
      const reply = typeof answer === "number" ? "" : JSON.stringify(answer);
      return void response.writeHead(typeof answer === "number" ? answer : 200).end(reply);
    }
    const status = typeof bytes === "number" ? bytes : isTheSites(request) ? 200 : 404;
    response.writeHead(status, { "content-type": "application/pdf" }).end(String(bytes));
  });
  await new Promise<void>((done) => void host.listen(0, "127.0.0.1", done));
  const contentHost = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  settings = {
    siteUrl: "https://www.example.com",
    contentHost,
    contentApi: "/api",
    purgeSecret: SECRET,
  };
  documents = createDocuments({
    settings,
    siteSettings,
    isHttps: true,
    theme: () => BUILT_IN,
    fonts: { cached: () => "" },
    visitStore: { add: (one) => void counted.push(one) },
    log: { warn: vi.fn<() => void>() },
    now: () => now,
    limits: LIMITS,
  });
});
afterEach(() => host.close().closeAllConnections());

const linkTo = (page = "/guide", at = now) => documentLink(SECRET, { id: "17", page }, at).link;
const ADDRESS = "https://www.example.com/requested-document";
const show = (link = linkTo()) => documents.show(new Request(`${ADDRESS}?link=${link}`));
const press = (link = linkTo()) =>
  documents.download(
    new Request(ADDRESS, { method: "POST", body: new URLSearchParams({ link }) }),
    "192.0.2.1",
  );

test("[OWN-158] [OWN-159] a mail server that opens the link, however often, downloads and counts nothing; the button does, and works again", async () => {
  for (let at = 0; at < 3; at++) {
    const reply = await show();
    const html = await reply.text();
    expect([reply.status, counted]).toEqual([200, []]);
    expect(html).toContain("Price &quot;list&quot; &amp; ©.pdf");
    expect(html).toContain("<bdi>PDF</bdi> · <bdi>12 pages</bdi> · <bdi>2.3 MB</bdi>");
    expect(html).toMatch(/<form method="post"[^]*<button>Download/);
    expect(html).not.toContain("/media/");
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
  }
  for (const times of [1, 2]) {
    const reply = await press();
    expect([reply.status, await reply.text()]).toEqual([200, "%PDF-1.7 prices"]);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "content-disposition": `attachment; filename="Price _list_ & _.pdf"; filename*=UTF-8''Price%20%22list%22%20%26%20%C2%A9.pdf`,
    });
    expect(counted).toEqual(Array.from({ length: times }, () => ({ document: "17" })));
  }
  expect(asked).toHaveLength(5);
});

test("[OWN-159] more downloads than an address's views are counted succeed, and are not counted", async () => {
  for (let at = 0; at < 4; at++) expect((await press()).status).toBe(200);
  expect(counted).toHaveLength(LIMITS.perAddress.posts);
});

test("[OWN-158] an expired link says until when it was valid, in the language of its page, and leads to its form", async () => {
  const old = linkTo("/de/leitfaden", now - LINK_DAYS * DAY);
  for (const reply of [await show(old), await press(old)]) {
    const html = await reply.text();
    expect(reply.status).toBe(410);
    expect(html).toMatch(/lang="de"[^]*Dieser Link war bis/);
    expect(html).toContain('href="/de/leitfaden#document-17"');
    expect(html).not.toContain("Price");
  }
  expect([asked, counted]).toEqual([[], []]);
});

test("[OWN-158] a link that is not ours, a document that was withdrawn, and a host that is down each say so", async () => {
  const said = async (reply: Response) => [
    reply.status,
    /role="alert">([^<]*)/.exec(await reply.text())?.[1],
  ];
  const incomplete = expect.stringContaining("not complete");
  for (const link of ["", "x.y", linkTo().slice(0, -1), "%00"]) {
    expect(await said(await show(link))).toEqual([404, incomplete]);
    expect(await said(await press(link))).toEqual([404, incomplete]);
  }
  expect(asked).toEqual([]);
  for (const gone of [{ is: "unknown" } as const, 404]) {
    answer = gone;
    expect(await said(await show())).toEqual([410, expect.stringContaining("no longer offered")]);
    expect(await said(await press())).toEqual([410, expect.stringContaining("no longer offered")]);
  }
  answer = 500;
  const later = expect.stringContaining("the link stays valid");
  expect(await said(await show())).toEqual([503, later]);
  answer = PRICES;
  // The file was replaced between the two requests.
  bytes = 404;
  expect(await said(await press())).toEqual([503, later]);
  bytes = 500;
  expect(await said(await press())).toEqual([503, later]);
  expect(counted).toEqual([]);
});

test("[OWN-158] the mail has the host's name of the document and a new link, also when it is sent again", async () => {
  const sent = { fields: { documentId: "17", document: "Typed" }, page: "/guide" };
  const mailed = await documentFor(sent, { settings });
  expect(mailed).toMatchObject({ name: PRICES.name, address: expect.stringContaining(ADDRESS) });
  expect(mailed?.until).toBeGreaterThan(Date.now() + (LINK_DAYS - 1) * DAY);
  const link = new URL(mailed?.address ?? "").searchParams.get("link") ?? "";
  expect((await press(link)).status).toBe(200);
  expect(await documentFor({ ...sent, fields: {} }, { settings })).toBeNull();
  answer = { is: "unknown" };
  expect(await documentFor(sent, { settings })).toBeNull();
  answer = 503;
  await expect(documentFor(sent, { settings })).rejects.toThrow("503");
});

test("[OWN-158] who gets no mail gets the same page", async () => {
  const path = offeredDocuments(settings).link({ id: "17", page: "/guide" });
  expect((await documents.show(new Request(`https://www.example.com${path}`))).status).toBe(200);
});
