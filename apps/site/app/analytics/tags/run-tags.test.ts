import { expect, test } from "vitest";
import type { Vendor } from "@meridian/contract/tags";
import type { PageTags } from "#app/analytics/tags/page-tags.ts";
import { createTags } from "#app/analytics/tags/run-tags.ts";

const ALL: PageTags = {
  gtm: "",
  vendors: [
    { name: "googleAnalytics", purpose: "statistics", id: "G-ABC123DEF4" },
    { name: "googleAds", purpose: "marketing", id: "AW-123456789/AbC" },
    { name: "linkedin", purpose: "marketing", id: "1234567" },
    { name: "meta", purpose: "marketing", id: "123456789012345" },
  ],
};

/** Runs the tags in a fake page at this address. */
function run(tags: PageTags, search = "", referrer = "") {
  const scripts: string[] = [];
  const window: Record<string, unknown> & { dataLayer?: ArrayLike<unknown>[] } = {};
  const running = createTags(
    {
      window,
      document: {
        createElement: () => ({}) as never,
        head: { append: (script: { src: string }) => void scripts.push(script.src) } as never,
        referrer,
      },
      location: { origin: "https://www.example.com", pathname: "/pricing", search },
    },
    tags,
  );
  const commands = () =>
    (window.dataLayer ?? []).map((command) =>
      "length" in command ? Array.from(command) : command,
    );
  return { ...running, scripts, window, commands };
}

const consentOf = (statistics: string, marketing: string) => ({
  analytics_storage: statistics,
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
});

test("[OWN-152] without a vendor that may run nothing exists", () => {
  const { allow, formStep, scripts, window } = run(ALL);
  allow([]);
  formStep({ form: "contact/main", step: "sent" });
  expect([scripts, window]).toEqual([[], {}]);
});

test.each<[Vendor[], Vendor[], boolean]>([
  [["googleAnalytics", "meta"], ["googleAnalytics"], false],
  [["googleAnalytics", "meta"], ["googleAnalytics", "meta"], true],
  [["googleAnalytics", "googleAds"], ["googleAnalytics"], true],
  [["linkedin", "meta"], ["meta"], false],
  [["linkedin"], [], false],
])("[OWN-152] a container with %j starts for visitors who agree to %j: %j", (loads, agreed, is) => {
  const vendors = ALL.vendors.map((one) => (loads.includes(one.name) ? { ...one, id: "" } : one));
  const { allow, scripts } = run({
    gtm: "GTM-ABC1234",
    vendors: vendors.filter(({ name }) => loads.includes(name)),
  });
  allow(agreed);
  expect(scripts.some((address) => address.includes("gtm.js"))).toBe(is);
});

test("[OWN-152] statistics only: Google Analytics alone, with the advertising storages denied", () => {
  const { allow, scripts, commands, window } = run(
    ALL,
    "?email=ann@example.com&utm_source=ads&gclid=42",
    "https://www.example.com/search?q=ann",
  );
  allow(["googleAnalytics"]);
  allow(["googleAnalytics"]);
  expect(scripts).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4"]);
  expect(Object.keys(window).toSorted()).toEqual(["dataLayer", "ga-disable-G-ABC123DEF4"]);
  expect(commands()).toEqual([
    ["consent", "default", consentOf("denied", "denied")],
    ["consent", "update", consentOf("granted", "denied")],
    ["js", expect.any(Date)],
    [
      "set",
      {
        page_location: "https://www.example.com/pricing?utm_source=ads&gclid=42",
        page_referrer: "https://www.example.com/search",
      },
    ],
    [
      "config",
      "G-ABC123DEF4",
      { allow_google_signals: false, allow_ad_personalization_signals: false },
    ],
    ["consent", "update", consentOf("granted", "denied")],
  ]);
});

test("[OWN-152] agreement to LinkedIn's marketing leaves Google's advertising storages and signals denied", () => {
  const { allow, commands } = run({
    ...ALL,
    vendors: ALL.vendors.filter(({ name }) => name !== "googleAds"),
  });
  allow(["googleAnalytics", "linkedin", "meta"]);
  expect(commands()).toContainEqual(["consent", "update", consentOf("granted", "denied")]);
  expect(commands()).toContainEqual([
    "config",
    "G-ABC123DEF4",
    { allow_google_signals: false, allow_ad_personalization_signals: false },
  ]);
});

test("[OWN-152] with everything each tag loads once; a sent form is a conversion and a lead", () => {
  const { allow, formStep, scripts, commands, window } = run(ALL);
  allow(["googleAnalytics", "googleAds", "linkedin", "meta"]);
  expect(scripts).toEqual([
    "https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4",
    "https://connect.facebook.net/en_US/fbevents.js",
    "https://snap.licdn.com/li.lms-analytics/insight.min.js",
  ]);
  expect(window).toMatchObject({ _linkedin_partner_id: "1234567" });
  formStep({ form: "contact/main", step: "started" });
  formStep({ form: "contact/main", step: "sent" });
  expect(commands().slice(-4)).toEqual([
    ["config", "AW-123456789", {}],
    ["event", "form_started", { form_id: "contact/main", send_to: "G-ABC123DEF4" }],
    ["event", "form_sent", { form_id: "contact/main", send_to: "G-ABC123DEF4" }],
    ["event", "conversion", { send_to: "AW-123456789/AbC" }],
  ]);
  expect((window.fbq as { queue: unknown[] }).queue).toEqual([
    ["set", "autoConfig", false, "123456789012345"],
    ["init", "123456789012345"],
    ["track", "PageView"],
    ["track", "Lead"],
  ]);
});

test("[OWN-153] after a withdrawal on the page nothing more is reported, and it can be taken back", () => {
  const { allow, formStep, scripts, commands, window } = run(ALL);
  allow(["googleAnalytics", "meta"]);
  allow([]);
  expect(commands().at(-1)).toEqual(["consent", "update", consentOf("denied", "denied")]);
  expect(window["ga-disable-G-ABC123DEF4"]).toBe(true);
  formStep({ form: "contact/main", step: "sent" });
  const { queue } = window.fbq as { queue: unknown[] };
  expect(queue.at(-1)).toEqual(["consent", "revoke"]);
  allow(["googleAnalytics", "meta"]);
  expect(queue.at(-1)).toEqual(["consent", "grant"]);
  expect(window["ga-disable-G-ABC123DEF4"]).toBe(false);
  expect(scripts).toHaveLength(2);
});

test("[OWN-152] the container runs once one of its companies may, with consent for its purpose only", () => {
  const { allow, formStep, scripts, commands } = run({
    gtm: "GTM-ABC1234",
    vendors: [
      { name: "googleAnalytics", purpose: "statistics", id: "" },
      { name: "googleAds", purpose: "marketing", id: "" },
    ],
  });
  allow([]);
  expect(scripts).toEqual([]);
  allow(["googleAnalytics"]);
  expect(scripts).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234"]);
  formStep({ form: "contact/main", step: "sent" });
  expect(commands()).toEqual([
    ["consent", "default", consentOf("denied", "denied")],
    ["consent", "update", consentOf("granted", "denied")],
    ["set", { page_location: "https://www.example.com/pricing" }],
    { "gtm.start": expect.any(Number), event: "gtm.js" },
    { event: "form_sent", form_id: "contact/main" },
  ]);
});

test("[OWN-152] a container gets the page's address without its query before it starts, once", () => {
  const { allow, commands } = run(
    {
      gtm: "GTM-ABC1234",
      vendors: [
        { name: "googleAnalytics", purpose: "statistics", id: "" },
        { name: "googleAds", purpose: "marketing", id: "AW-123456789" },
      ],
    },
    "?email=ann@example.com&query=ann&utm_source=ads&gclid=42",
    "https://www.example.com/search?q=ann",
  );
  const place = [
    "set",
    {
      page_location: "https://www.example.com/pricing?utm_source=ads&gclid=42",
      page_referrer: "https://www.example.com/search",
    },
  ];
  const start = { "gtm.start": expect.any(Number), event: "gtm.js" };
  allow(["googleAnalytics"]);
  expect(commands().slice(2)).toEqual([place, start]);
  allow(["googleAnalytics", "googleAds"]);
  expect(commands().filter((command) => "set" === Object.values(command)[0])).toEqual([place]);
  expect(JSON.stringify(commands())).not.toContain("ann");
});
