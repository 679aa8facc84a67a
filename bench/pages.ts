/**
 * Stock Lighthouse (mobile, simulated) on the production build: one page of each template, and in
 * turn a control, a static page as heavy as the home page, from nginx (control.ts). Medians. The
 * bars are relative to the control, which parallel work on the machine slows as well.
 *
 * `node bench/pages.ts / /blog` measures two pages.
 */
import { chromium } from "@playwright/test";
import { fiveBands } from "../apps/site/server/tests/landing-fixture.ts";
import { TEMPLATES } from "../tests/templates.ts";
import { CHROMIUM_FLAGS } from "../tools/install/chromium.mjs";
import { ensureChromium } from "../tools/install/install-chromium.mjs";
import { controlPage } from "./control.ts";
import { startNginx } from "./nginx.ts";
import { pageLoad, type PageLoad } from "./page-load.ts";
import { publish, type Bar } from "./result.ts";
import { startSite } from "./servers.ts";
import { middle, visit, type Verdict } from "./visit.ts";

const [DEBUG_PORT, CONTROL_PORT] = [4490, 4491];
const wanted = process.argv.slice(2);
const ROUNDS = 5;
const PAGES = [...TEMPLATES, fiveBands.path, "/de", "/de/services/feste-teams", "/he"];
const PATHS = PAGES.filter((path) => wanted.length === 0 || wanted.includes(path));
const CONTROL = "control";
/** Blocking ms beyond the control's; kB of script before a touch, of all before a video. */
const BARS = { tbt: 30, lcp: 1.1, script: 10, weight: { home: 500, inner: 300 } };

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
  `${name.padEnd(48)} ${(["performance", "tbt", "lcp", "fcp", "thread"] as const).map((key) => `${key} ${Math.round(middle(verdicts, key))} (${raw(verdicts, key)})`).join(", ")}`;

const executablePath = await ensureChromium();
const running = await startSite({ demoOptions: ["--languages", "de,he"] });
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
  // Requested first, so that cached pages with resized pictures are measured.
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
  const addresses = new Map([
    [CONTROL, `${nginx.address}/`],
    ...PATHS.map((path): [string, string] => [path, running.site + path]),
  ]);
  const verdicts = new Map([...addresses.keys()].map((name): [string, Verdict[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, of] of verdicts) {
      of.push(await visit(addresses.get(name) ?? "", DEBUG_PORT));
      console.log(`${round + 1} of ${ROUNDS}: ${line(name, of.slice(-1))}`);
    }
  const control = verdicts.get(CONTROL) ?? [];
  for (const [name, of] of verdicts) console.log(line(name, of));
  const bars = PATHS.flatMap((path) =>
    barsOf(path, verdicts.get(path) ?? [], control, loads.get(path) as PageLoad),
  );
  held = publish("pages", bars, Object.fromEntries(verdicts));
} finally {
  for (const stop of stops.toReversed()) await stop();
}
process.exit(held ? 0 : 1);
