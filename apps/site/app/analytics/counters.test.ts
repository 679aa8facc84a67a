import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  PREVIEW_PARAMETER,
  previewEnd,
  previewLink,
} from "@meridian/contract/site-protocol/preview-link";
import { consentIn, isPreview, refusesCounting } from "#app/analytics/consent.ts";
import { countWithGoogle } from "#app/analytics/count-google.ts";
import { countHere } from "#app/analytics/counting.ts";
import { countWithPlausible } from "#app/analytics/count-plausible.ts";
import { countWithUmami } from "#app/analytics/count-umami.ts";
import type { CounterPage } from "#app/analytics/counter.ts";

let vendor: Server;
let host: string;
let received: {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}[];
let sent: Promise<unknown>[];

beforeEach(async () => {
  received = [];
  sent = [];
  vendor = createServer(async (request, response) => {
    received.push({
      url: request.url,
      headers: request.headers,
      body: JSON.parse(await text(request)) as Record<string, unknown>,
    });
    response.writeHead(202).end();
  });
  await new Promise<void>((done) => void vendor.listen(0, "127.0.0.1", done));
  host = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((done) => void vendor.close(done)));

const pageAt = (path: string, referrer = ""): CounterPage => ({
  location: {
    ...new URL(path, "https://www.example.com"),
    origin: "https://www.example.com",
    pathname: path,
    href: `https://www.example.com${path}`,
    hostname: "www.example.com",
  },
  document: { referrer, title: "Blog" },
  post: (address, body, type) =>
    void sent.push(
      fetch(new URL(address, host), { method: "POST", body, headers: { "content-type": type } }),
    ),
});
/** In order of arrival, which can differ from the sending order. */
const bodies = async () => (await Promise.all(sent), received.map(({ body }) => body));

describe("[SH-08] sends views and form steps to each provider in its own format", () => {
  test("the site itself: only the path, once for any number of queries", async () => {
    const counter = countHere(pageAt("/vacancies"));
    for (const path of [
      "/vacancies?level=senior&utm_source=ads",
      "/vacancies?level=junior",
      "/blog",
      "/vacancies",
    ])
      counter.pageView({ path, title: "T" });
    counter.formStep({ form: "resume/vacancy", step: "opened" });
    expect(await bodies()).toHaveLength(4);
    expect(await bodies()).toEqual(
      expect.arrayContaining([
        { page: "/vacancies" },
        { page: "/blog" },
        { page: "/vacancies", form: "resume/vacancy", step: "opened" },
      ]),
    );
    expect(received.every(({ url }) => url === "/visits")).toBe(true);
  });

  test("Plausible: the events API, with only the campaign of the query", async () => {
    const counter = countWithPlausible(pageAt("/blog", "https://search.example/"), {
      provider: "plausible",
      site: "example.com",
      host,
    });
    counter.pageView({
      path: "/blog?email=ann@example.com&utm_source=a%26b&gclid=1&utm_campaign=spring&utm_id=7",
      title: "Blog",
    });
    counter.formStep({ form: "contact/main", step: "sent" });
    const event = {
      url: "https://www.example.com/blog",
      domain: "example.com",
      referrer: "https://search.example/",
    };
    expect(await bodies()).toEqual(
      expect.arrayContaining([
        {
          ...event,
          url: `${event.url}?utm_source=a%26b&utm_campaign=spring`,
          name: "pageview",
        },
        { ...event, name: "form sent", props: { form: "contact/main" } },
      ]),
    );
    expect(received.map(({ url, headers }) => [url, headers["content-type"]])).toEqual([
      ["/api/event", "text/plain"],
      ["/api/event", "text/plain"],
    ]);
  });

  test("Umami: the sending API; a page of the site itself is no referrer", async () => {
    const counter = countWithUmami(pageAt("/blog", "https://www.example.com/pricing"), {
      provider: "umami",
      site: "b59a9954",
      host,
    });
    counter.pageView({ path: "/blog?page=2&utm_medium=mail", title: "Blog, page 2" });
    counter.formStep({ form: "contact/main", step: "started" });
    await Promise.all(sent);
    const payload = {
      website: "b59a9954",
      hostname: "www.example.com",
      url: "/blog",
      referrer: "",
    };
    expect(
      received.toSorted((a, b) => JSON.stringify(a.body).length - JSON.stringify(b.body).length),
    ).toMatchObject([
      {
        url: "/api/send",
        headers: { "content-type": "application/json" },
        body: {
          type: "event",
          payload: { ...payload, url: "/blog?utm_medium=mail", title: "Blog, page 2" },
        },
      },
      {
        url: "/api/send",
        body: {
          type: "event",
          payload: {
            ...payload,
            title: "Blog",
            name: "form started",
            data: { form: "contact/main" },
          },
        },
      },
    ]);
  });

  test("Google: its script, its restrictions and our own page views; on withdrawal it stops and its cookies are deleted", () => {
    const scripts: { src?: string }[] = [];
    const cookies: string[] = [];
    const document = {
      createElement: () => ({}),
      head: { append: (script: object) => void scripts.push(script) },
      get cookie() {
        return "a=1; _ga=GA1.1; _ga_ABC=GS2; _gat=x";
      },
      set cookie(value: string) {
        cookies.push(value);
      },
    };
    const window: { dataLayer?: ArrayLike<unknown>[]; [off: `ga-disable-${string}`]: boolean } = {};
    const counter = countWithGoogle(
      {
        window: window as never,
        document: document as never,
        location: { origin: "https://www.example.com", pathname: "/", hostname: "www.example.com" },
      },
      { provider: "ga4", site: "G-ABC123DEF4", host: "" },
    );
    expect(scripts.map(({ src }) => src)).toEqual([
      "https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4",
    ]);
    counter.pageView({ path: "/blog?x=1&gclid=42&utm_source=ads", title: "Blog" });
    counter.formStep({ form: "contact/main", step: "opened" });
    const commands = (window.dataLayer ?? []).map((command) => Array.from(command));
    expect(commands[0]).toEqual([
      "consent",
      "default",
      expect.objectContaining({
        ad_storage: "denied",
        ad_user_data: "denied",
        analytics_storage: "granted",
      }),
    ]);
    expect(commands.slice(2)).toEqual([
      ["config", "G-ABC123DEF4", expect.objectContaining({ send_page_view: false })],
      [
        "event",
        "page_view",
        {
          page_location: "https://www.example.com/blog?utm_source=ads&gclid=42",
          page_title: "Blog",
        },
      ],
      ["event", "form_opened", { form_id: "contact/main" }],
    ]);
    counter.stop?.();
    expect(window["ga-disable-G-ABC123DEF4"]).toBe(true);
    expect(cookies).toContain("_ga=;path=/;max-age=0;domain=.example.com");
    expect(cookies.some((cookie) => cookie.startsWith("_gat=") || cookie.startsWith("a="))).toBe(
      false,
    );
  });
});

test("[SH-08] reads the last consent choice and nothing else", () => {
  expect(
    ["", "statistics=yes", "a=1; statistics=no; b=2", "xstatistics=yes", "statistics=maybe"].map(
      consentIn,
    ),
  ).toEqual([null, "yes", "no", null, null]);
});

test("[SH-08] respects Do Not Track and Global Privacy Control", () => {
  expect(
    [
      { doNotTrack: "1" },
      { globalPrivacyControl: true },
      { doNotTrack: "0", globalPrivacyControl: false },
      { doNotTrack: null },
    ].map(refusesCounting),
  ).toEqual([true, true, false, false]);
});

test("sends no preview address to any counter, because it opens the draft", () => {
  const link = new URL(
    `/pricing?${PREVIEW_PARAMETER}=${previewLink("secret", "/pricing", { kind: "home", admin: "http://cms.test", until: previewEnd(Date.now()) })}`,
    "http://site.test",
  );
  expect([isPreview(link.search), isPreview("?team=react-senior-2")]).toEqual([true, false]);
});
