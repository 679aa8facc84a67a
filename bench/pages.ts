/**
 * Stock Lighthouse (mobile, simulated) on the production build: one page of each template, and in
 * the same turns a control, a static page of the home page's weight from nginx (control.ts).
 * Medians. The bars are the control's own figures: a machine that others use too slows both.
 */
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { fiveBands } from "../apps/site/server/tests/landing-fixture.ts";
import { CHROMIUM_FLAGS } from "../tools/install/chromium.mjs";
import { ensureChromium } from "../tools/install/install-chromium.mjs";
import { controlPage } from "./control.ts";
import { startNginx } from "./nginx.ts";
import { pageLoad, type PageLoad } from "./page-load.ts";
import { median, publish, type Bar } from "./result.ts";
import { startSite } from "./servers.ts";

const [DEBUG_PORT, CONTROL_PORT] = [4490, 4491];
const ROUNDS = 5;
const TEMPLATES = [
  "/",
  "/clients",
  "/case-studies",
  "/case-studies/harbour-ledger",
  "/services/dedicated-teams",
  "/technologies-react",
  "/expertise-fintech",
  "/article/article-it-outsourcing",
  "/blog",
  "/blog/what-an-rd-office-abroad-costs",
  "/dedicated-team-road-map",
  "/privacy-policy",
  "/sales",
  "/pricing",
  "/survey",
  "/career",
  "/career/411",
  "/vacancies",
  "/vacancies/senior-react-engineer-harbour-ledger",
  fiveBands.path,
];
/** `npm run bench pages` measures all; `BENCH_PAGES=/,/blog` some. */
const PATHS = TEMPLATES.filter(
  (path) => !process.env.BENCH_PAGES || process.env.BENCH_PAGES.split(",").includes(path),
);
const CONTROL = "control";
/**
 * Blocking time beyond the control's, ms; kilobytes of script before a touch, and of all before a
 * video.
 */
const BARS = { tbt: 30, lcp: 1.1, script: 10, weight: { home: 500, inner: 300 } };

/** What Lighthouse says of a visit: scores of 100, times in ms. */
interface Verdict {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** Lighthouse asks to be run again where it could not judge a visit: `tries` times at most. */
async function visit(url: string, tries = 5): Promise<Verdict> {
  const result = await lighthouse(url, {
    port: DEBUG_PORT,
    logLevel: "error",
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
  });
  if (result?.lhr.runtimeError && tries > 1) return visit(url, tries - 1);
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse, ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  const { categories, audits } = result.lhr;
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const time = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: time("first-contentful-paint"),
    lcp: time("largest-contentful-paint"),
    tbt: time("total-blocking-time"),
    cls: time("cumulative-layout-shift"),
  };
}

const middle = (verdicts: readonly Verdict[], key: keyof Verdict): number =>
  median(verdicts.map((verdict) => verdict[key]));

function barsOf(path: string, verdicts: Verdict[], control: Verdict[], load: PageLoad): Bar[] {
  const of = (key: keyof Verdict): number => middle(verdicts, key);
  return [
    {
      name: `${path} performance`,
      value: of("performance"),
      unit: "of 100",
      atLeast: middle(control, "performance"),
    },
    { name: `${path} accessibility`, value: of("accessibility"), unit: "of 100", atLeast: 100 },
    { name: `${path} best practices`, value: of("bestPractices"), unit: "of 100", atLeast: 100 },
    { name: `${path} SEO`, value: of("seo"), unit: "of 100", atLeast: 100 },
    {
      name: `${path} TBT beyond the control's`,
      value: of("tbt") - middle(control, "tbt"),
      unit: "ms",
      atMost: BARS.tbt,
    },
    {
      name: `${path} LCP to the control's`,
      value: of("lcp") / middle(control, "lcp"),
      unit: "times",
      ...(path === "/" && { atMost: BARS.lcp }),
    },
    { name: `${path} CLS`, value: of("cls"), unit: "", atMost: 0.01 },
    {
      name: `${path} script before a touch`,
      value:
        load.requests
          .filter(({ type }) => type === "Script")
          .reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      unit: "kB",
      ...(path === "/" && { atMost: BARS.script }),
    },
    {
      name: `${path} weight before the video`,
      value: load.bytesBeforeVideo / 1000,
      unit: "kB",
      atMost: path === "/" ? BARS.weight.home : BARS.weight.inner,
    },
  ];
}

const raw = (verdicts: readonly Verdict[], key: keyof Verdict): string =>
  verdicts.map((verdict) => Math.round(verdict[key])).join(" ");
const line = (name: string, verdicts: readonly Verdict[]): string =>
  `${name.padEnd(48)} ${(["performance", "tbt", "lcp", "fcp"] as const).map((key) => `${key} ${Math.round(middle(verdicts, key))} (${raw(verdicts, key)})`).join(", ")}`;

const executablePath = await ensureChromium();
const running = await startSite();
const stops = [running.stop];
let held = false;
try {
  const landing = await fetch(`${running.host}/_demo/content/landingPages`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify([fiveBands]),
  });
  if (!landing.ok) throw new Error(`demo host, landing pages: ${landing.status}`);
  const loads = new Map<string, PageLoad>();
  // Each is asked for first: what is measured is a page from memory, with pictures that are made.
  for (const path of ["/", ...PATHS])
    loads.set(path, await pageLoad(running.site + path, executablePath));
  const nginx = await startNginx(
    CONTROL_PORT,
    await controlPage(await (await fetch(running.site)).text(), loads.get("/") as PageLoad),
  );
  stops.push(nginx.stop);
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  stops.push(() => browser.close());
  const verdicts = new Map<string, Verdict[]>([
    [CONTROL, []],
    ...PATHS.map((path): [string, Verdict[]] => [path, []]),
  ]);
  for (let round = 0; round < ROUNDS; round++)
    for (const [path, of] of verdicts)
      of.push(await visit(path === CONTROL ? `${nginx.address}/` : running.site + path));
  const control = verdicts.get(CONTROL) ?? [];
  for (const [path, of] of verdicts) console.log(line(path, of));
  const bars = PATHS.flatMap((path) =>
    barsOf(path, verdicts.get(path) ?? [], control, loads.get(path) as PageLoad),
  );
  held = publish("pages", bars, Object.fromEntries(verdicts));
} finally {
  for (const stop of stops.toReversed()) await stop();
}
process.exit(held ? 0 : 1);
