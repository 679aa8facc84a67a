/**
 * Lighthouse (mobile, simulated) on the production build beside the same pages without a script, and what each page loads: medians.
 * The page's thread comes first (page-first.ts), and a visit during which the host took the cores away is made anew
 * (rest.ts). Each visit is judged twice by Lighthouse: as it was, by the clock, which is what the bars are for; and with its
 * tasks as long as they had a core (on-cpu-time.ts), printed beside it.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { findChromium } from "../tools/chromium.mjs";
import { onCpuTime, type TraceEvent } from "./on-cpu-time.ts";
import { CAN_PUT_FIRST, putBehind, openPagesFirst } from "./page-first.ts";
import { pageLoad } from "./page-load.ts";
import { leastDisturbed } from "./rest.ts";
import { median, publish, type Bar } from "./result.ts";
import { BARE, startScriptless } from "./scriptless.ts";
import { startSite } from "./servers.ts";

const DEBUG_PORT = 4490;
/** Pages, one of each template: the performance score each must reach, the kilobytes before a video it may weigh, and how often it is measured. */
interface Template {
  path: string;
  performance: number;
  weight: number;
  runs: number;
}

const inner = (path: string): Template => ({ path, performance: 98, weight: 300, runs: 3 });
const TEMPLATES: Template[] = [
  { path: "/", performance: 99, weight: 500, runs: 5 },
  ...["/clients", "/case-studies", "/case-studies/harbour-ledger", "/services/dedicated-teams", "/technologies-react", "/expertise-fintech"].map(inner),
  ...["/article/article-it-outsourcing", "/blog", "/blog/what-an-rd-office-abroad-costs", "/dedicated-team-road-map", "/privacy-policy", "/sales", "/pricing", "/survey"].map(inner),
  ...["/career", "/career/411", "/vacancies", "/vacancies/senior-react-engineer-harbour-ledger"].map(inner),
];
/** `npm run bench pages` measures all; `BENCH_PAGES=/,/blog` some. */
const PAGES = TEMPLATES.filter(({ path }) => !process.env.BENCH_PAGES || process.env.BENCH_PAGES.split(",").includes(path));

/** `BENCH_CONTROLS=0` leaves them out, which takes a third of the time. */
const WITH_CONTROLS = process.env.BENCH_CONTROLS !== "0";

/** What Lighthouse says of a visit; times in ms. */
interface Verdict {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  faults: string[];
}

/** A visit by the clock, and with its tasks as long as they had a core; the ms that the host took from the cores meanwhile; how many visits it took. */
interface Run extends Verdict {
  onCore: Verdict;
  stolen: number;
  tries: number;
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse could not judge the visit: on a machine too busy the page may not paint in time. */
class VisitError extends Error {
  override readonly name = "VisitError";
}

/** How often a page is visited anew when Lighthouse could not judge the visit: a thread that comes first may be done before the trace begins. */
const VISITS = 8;
/** ms that the host may take from the cores during a visit of some 7 s. */
const ALLOWED = 200;
/** Visits that are made anew because it took more: of one at most, and of all. */
const TRIES = 6;
let spare = 60;

/** What Lighthouse says of a visit that it kept in a folder. Throws `VisitError`. */
async function judge(visit: string): Promise<Verdict> {
  const result = await lighthouse(undefined, { auditMode: visit, logLevel: "error", onlyCategories: CATEGORIES });
  if (!result) throw new Error(`Lighthouse gave no result for the visit kept in ${visit}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new VisitError(`${runtimeError.code}: ${runtimeError.message}`);
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const faults = Object.values(audits).filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== "informative").map((audit) => audit.id);
  return {
    performance: score("performance"), accessibility: score("accessibility"), bestPractices: score("best-practices"), seo: score("seo"),
    fcp: value("first-contentful-paint"), lcp: value("largest-contentful-paint"), tbt: value("total-blocking-time"), cls: value("cumulative-layout-shift"), faults,
  };
}

async function measure(url: string): Promise<Run> {
  for (let visit = 1; ; visit++)
    try {
      return await visitOnce(url);
    } catch (error) {
      if (!(error instanceof VisitError) || visit === VISITS) throw error;
      console.log(`again    ${url}: ${error.message}`);
    }
}

/** Has Lighthouse keep a visit in a folder. */
async function gather(url: string): Promise<string> {
  const visit = mkdtempSync(join(tmpdir(), "meridian-visit-"));
  await lighthouse(url, { port: DEBUG_PORT, gatherMode: visit, logLevel: "error", onlyCategories: CATEGORIES });
  return visit;
}

const drop = (visit: string): void => rmSync(visit, { recursive: true, force: true });

async function visitOnce(url: string): Promise<Run> {
  const { value: visit, stolen, tries } = await leastDisturbed(() => gather(url), { allowed: ALLOWED, tries: () => (spare-- > 0 ? TRIES : 1), drop });
  try {
    const byClock = await judge(visit);
    const kept = join(visit, "trace.json");
    const trace = JSON.parse(readFileSync(kept, "utf8")) as { traceEvents: TraceEvent[] };
    writeFileSync(kept, JSON.stringify({ ...trace, traceEvents: onCpuTime(trace.traceEvents) }));
    return { ...byClock, onCore: await judge(visit), stolen, tries };
  } finally {
    drop(visit);
  }
}

/** The page and its two controls take turns, so that what the machine does meanwhile happens to all three. */
async function takeTurns(addresses: readonly string[], times: number): Promise<Run[][]> {
  const runs: Run[][] = addresses.map(() => []);
  for (let run = 0; run < times; run++) for (const [at, address] of addresses.entries()) runs[at]?.push(await measure(address));
  return runs;
}

async function benchPage(site: string, scriptless: string, { path, performance, weight, runs: times }: Template, executablePath: string): Promise<{ bars: Bar[]; details: unknown }> {
  const [runs = [], without = [], bare = []] = await takeTurns([site + path, ...(WITH_CONTROLS ? [scriptless + path, scriptless + BARE] : [])], times);
  const load = await pageLoad(site + path, executablePath);
  const middle = (key: Exclude<keyof Verdict, "faults">): number => median(runs.map((run) => run[key]));
  const bars: Bar[] = [
    { name: `${path} performance`, value: middle("performance"), unit: "of 100", atLeast: performance },
    { name: `${path} accessibility`, value: middle("accessibility"), unit: "of 100", atLeast: 100 },
    { name: `${path} best practices`, value: middle("bestPractices"), unit: "of 100", atLeast: 100 },
    { name: `${path} SEO`, value: middle("seo"), unit: "of 100", atLeast: 100 },
    { name: `${path} LCP`, value: middle("lcp"), unit: "ms", atMost: 1800 },
    { name: `${path} TBT`, value: middle("tbt"), unit: "ms", atMost: 100 },
    { name: `${path} CLS`, value: middle("cls"), unit: "", atMost: 0.01 },
    { name: `${path} scripts before load`, value: load.scriptsBeforeLoad.length, unit: "requests", atMost: 0 },
    { name: `${path} weight before the video`, value: load.bytesBeforeVideo / 1000, unit: "kB", atMost: weight },
  ];
  const [core, stolen] = [median(runs.map(({ onCore }) => onCore.tbt)), runs.map((run) => run.stolen)];
  console.log(`page     ${path}: ${middle("performance")} of 100, TBT ${Math.round(middle("tbt"))} ms (${runs.map(({ tbt }) => Math.round(tbt)).join(", ")}; by time on a core ${Math.round(core)}), LCP ${Math.round(middle("lcp"))} ms; the host took ${stolen.join(", ")} ms`);
  const control = ([name, of]: readonly [string, Run[]]): string => `${name} ${median(of.map((run) => run.performance))} of 100, TBT ${Math.round(median(of.map((run) => run.tbt)))} ms`;
  if (WITH_CONTROLS) console.log(`control  ${path}: ${([["as it is", runs], ["without a script", without], ["a bare page", bare]] as const).map(control).join("; ")}`);
  return { bars, details: { path, runs, without, bare, load } };
}

/** Runs the bench for every page; whether all bars hold. */
async function benchPages(): Promise<boolean> {
  const executablePath = await findChromium();
  const running = await startSite();
  const scriptless = await startScriptless(running.site);
  if (!CAN_PUT_FIRST) console.log("The page's thread competes with all others: to put it first, run this as root on Linux with chrt (util-linux).");
  const browser = await openPagesFirst(executablePath, DEBUG_PORT);
  for (const pid of [running.pid, process.pid]) putBehind(pid);
  const bars: Bar[] = [];
  const details: unknown[] = [];
  try {
    for (const template of PAGES) {
      await fetch(running.site + template.path).then((response) => response.arrayBuffer());
      const page = await benchPage(running.site, scriptless.address, template, executablePath);
      bars.push(...page.bars);
      details.push(page.details);
    }
  } finally {
    await browser.close();
    scriptless.stop();
    await running.stop();
  }
  return publish("pages", bars, details);
}

process.exit((await benchPages()) ? 0 : 1);
