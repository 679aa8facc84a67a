import { afterEach, beforeEach, expect, test, vi } from "vitest";

const SITE = "https://meridian.test";
const storage = new Map<string, string>();
let sent: { address: string; body: unknown }[];
/** The open pages' channels, and what happens when the last loaded page is left. */
let channels: Set<Channel>;
let leave: () => void;

beforeEach(() => {
  storage.clear();
  sent = [];
  channels = new Set();
});
afterEach(() => vi.unstubAllGlobals());

class Channel {
  onmessage: (event: { data: unknown }) => void = () => undefined;
  constructor() {
    channels.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this) other.onmessage({ data });
  }
  close(): void {
    channels.delete(this);
  }
}

/** A newly loaded page of a tab, which counts its view. */
async function load(path: string, referrer = "", { hasStorage = true, isNewTab = false } = {}) {
  vi.resetModules();
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("addEventListener", (_: string, left: () => void) => (leave = left));
  const location = new URL(path, SITE);
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { length: isNewTab ? 1 : 2 });
  vi.stubGlobal("document", { referrer, cookie: "", title: "" });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem(name: string, value: string) {
      if (!hasStorage) throw new Error("no storage");
      storage.set(name, value);
    },
  });
  const { recordSource, shareTouches, visitSource } =
    await import("#app/analytics/visit-source.ts");
  const { countHere } = await import("#app/analytics/counting.ts");
  recordSource();
  shareTouches();
  const counter = countHere({
    location,
    document,
    post: (address, body) => void sent.push({ address, body: JSON.parse(body) }),
  });
  counter.pageView({ path: location.pathname + location.search, title: "" });
  return { ...counter, visitSource };
}

/** A page that a link opened in a new tab, which has no storage of its own yet. */
function openTab(path: string, from: string) {
  storage.clear();
  return load(path, SITE + from, { isNewTab: true });
}
const bodies = () => sent.splice(0).map(({ body }) => body);

test("[OWN-144] a visit's first page states once where it came from: the host, and three values of the campaign", async () => {
  const query = "utm_source=ads&utm_medium=cpc&utm_campaign=spring&utm_term=anna&gclid=42";
  await load(`/blog?${query}`, "https://www.example.com/teams?user=anna");
  const from = {
    referrer: "www.example.com",
    utm_source: "ads",
    utm_medium: "cpc",
    utm_campaign: "spring",
  };
  expect(bodies()).toEqual([{ page: "/blog", from }]);
  const counter = await load("/career", `${SITE}/blog`);
  // The page that the browser restores is no further visit.
  counter.pageView({ path: "/pricing", title: "" });
  expect(bodies()).toEqual([{ page: "/career" }, { page: "/pricing" }]);
  // Only a begun form has the source again.
  counter.formStep({ form: "resume/join", step: "opened" });
  counter.formStep({ form: "resume/join", step: "started" });
  counter.formStep({ form: "resume/join", step: "sent" });
  expect(bodies()).toEqual([
    { page: "/career", form: "resume/join", step: "opened" },
    { page: "/career", form: "resume/join", step: "started", from },
    { page: "/career", form: "resume/join", step: "sent" },
  ]);
});

test("[OWN-144] a campaign in a tab that came from nowhere is a visit, a second campaign is none", async () => {
  await load("/");
  await load("/?utm_source=ads");
  await load("/?utm_source=board");
  expect(bodies()).toEqual([
    { page: "/", from: {} },
    { page: "/", from: { utm_source: "ads" } },
    { page: "/" },
  ]);
});

test("[OWN-144] a visit from an app states the app's name", async () => {
  await load("/", "android-app://com.google.android.gm/");
  expect(bodies()).toEqual([{ page: "/", from: { referrer: "com.google.android.gm" } }]);
});

test("[OWN-144] without storage each page would be a visit: none is counted", async () => {
  await load("/", "https://www.example.com/", { hasStorage: false });
  expect(bodies()).toEqual([{ page: "/" }]);
});

test("[OWN-144] a page that opens in a new tab is no further visit, and its form has the source of the first tab", async () => {
  await load("/vacancies?utm_source=linkedin", "https://www.linkedin.com/feed");
  const from = { referrer: "www.linkedin.com", utm_source: "linkedin" };
  expect(bodies()).toEqual([{ page: "/vacancies", from }]);
  for (const page of ["/vacancies/1", "/de/vacancies/2"]) {
    const { formStep, visitSource } = await openTab(page, "/vacancies?utm_source=linkedin");
    formStep({ form: "resume/join", step: "started" });
    expect(bodies()).toEqual([{ page }, { page, form: "resume/join", step: "started", from }]);
    expect(visitSource()).toMatchObject({
      referrer: "https://www.linkedin.com/feed",
      utm_source: "linkedin",
      landing_page: "/vacancies",
    });
  }
  // The new tab has the source on its next pages, too.
  leave();
  const { visitSource } = await load("/career", `${SITE}/de/vacancies/2`);
  expect(visitSource()).toMatchObject({ utm_source: "linkedin", landing_page: "/vacancies" });
  expect(bodies()).toEqual([{ page: "/career" }]);
});

test("[OWN-144] a new tab without an open one has no source; a page that was left passes none on", async () => {
  const { visitSource } = await openTab("/vacancies/1", "/vacancies");
  expect(visitSource()).toEqual({});
  const opened = await openTab("/vacancies/2", "/vacancies");
  opened.formStep({ form: "resume/join", step: "started" });
  expect(opened.visitSource()).toEqual({});
  expect(bodies()).toEqual([
    { page: "/vacancies/1" },
    { page: "/vacancies/2" },
    { page: "/vacancies/2", form: "resume/join", step: "started" },
  ]);
  storage.clear();
  await load("/", "https://www.example.com/");
  expect(bodies()).toEqual([{ page: "/", from: { referrer: "www.example.com" } }]);
  leave();
  expect(channels.size).toBe(2);
  // The page that was left passes nothing on.
  expect((await openTab("/vacancies/3", "/vacancies")).visitSource()).toEqual({});
});

test("[OWN-144] without a channel a page in a new tab is no visit either", async () => {
  await load("/vacancies", "https://www.example.com/");
  bodies();
  // `new Channel()` throws.
  channels = null as never;
  expect((await openTab("/vacancies/1", "/vacancies")).visitSource()).toEqual({});
  expect(bodies()).toEqual([{ page: "/vacancies/1" }]);
});
