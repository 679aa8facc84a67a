import { afterEach, beforeEach, expect, test, vi } from "vitest";

const SITE = "https://meridian.test";
const storage = new Map<string, string>();
let sent: { address: string; body: unknown }[];

beforeEach(() => {
  storage.clear();
  sent = [];
});
afterEach(() => vi.unstubAllGlobals());

/** A newly loaded page of a tab, which counts its view. */
async function load(path: string, referrer = "", hasStorage = true) {
  vi.resetModules();
  const location = new URL(path, SITE);
  vi.stubGlobal("location", location);
  vi.stubGlobal("document", { referrer, cookie: "", title: "" });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem(name: string, value: string) {
      if (!hasStorage) throw new Error("no storage");
      storage.set(name, value);
    },
  });
  const { recordSource } = await import("#app/analytics/visit-source.ts");
  const { countHere } = await import("#app/analytics/counting.ts");
  recordSource();
  const counter = countHere({
    location,
    document,
    post: (address, body) => void sent.push({ address, body: JSON.parse(body) }),
  });
  counter.pageView({ path: location.pathname + location.search, title: "" });
  return counter;
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

test("[OWN-144] without storage each page would be a visit: none is counted", async () => {
  await load("/", "https://www.example.com/", false);
  expect(bodies()).toEqual([{ page: "/" }]);
});
