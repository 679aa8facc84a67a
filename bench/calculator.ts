/**
 * How soon the calculator answers on a slow phone (CPU 4 ×): from the press to the frame in which the table shows it. The
 * page's thread comes first (page-first.ts), at rest (rest.ts).
 * How long the page's thread has a core for it, times four: that is what the bar is for, since other programs on the
 * machine do not lengthen it (on-cpu-time.ts). Not in it is the wait for the screen's next frame, at most 17 ms. Printed
 * beside it the same by the clock, in a browser slowed down; and both for a control, a press that writes one letter,
 * without React: what that takes is the browser's.
 */
import { chromium, devices, type Browser, type Page } from "@playwright/test";
import { findChromium } from "../tools/chromium.mjs";
import type { TraceEvent } from "./on-cpu-time.ts";
import { putBehind, openPagesFirst } from "./page-first.ts";
import { rest } from "./rest.ts";
import { median, publish } from "./result.ts";
import { startSite } from "./servers.ts";

const SLOWER = 4;
const ROWS = 20;
/** Before the first is counted: what a browser compiles at first use is the load's cost, not the calculator's. */
const WARM_UP = 3;

/** An event with its thread's own clock, in microseconds that it had a core. */
type ThreadEvent = TraceEvent & { tts?: number };

/** Milliseconds from each press to the frame with another number of rows, or another letter of the control, in order. */
type Watched = Window & { reactions: number[] };

function watch(): void {
  const reactions: number[] = [];
  const calculator = document.getElementById("calculator") as HTMLElement;
  const [control, letter] = [document.createElement("button"), document.createTextNode("a")];
  control.textContent = "Control";
  control.addEventListener("click", () => (letter.data = letter.data === "a" ? "b" : "a"));
  calculator.querySelector("form")?.before(control, letter);
  const shows = (): string => letter.data + document.querySelectorAll("#calculator tbody tr").length;
  let [pressed, shown] = [0, shows()];
  Object.assign(window, { reactions });
  addEventListener(
    "click",
    ({ timeStamp }) => {
      pressed = timeStamp;
      performance.mark("pressed");
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (shows() === shown) return;
    shown = shows();
    const since = pressed;
    // The task after the frame's own: by then it has been laid out and painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => reactions.push(performance.now() - since), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  }).observe(calculator, { childList: true, subtree: true, characterData: true });
}

async function reaction(page: Page, press: () => Promise<void>): Promise<number> {
  const before = await page.evaluate(() => (window as unknown as Watched).reactions.length);
  await press();
  await page.waitForFunction((count) => (window as unknown as Watched).reactions.length > count, before);
  return page.evaluate(() => (window as unknown as Watched).reactions.at(-1) ?? Number.NaN);
}

async function add(page: Page): Promise<number> {
  for (const [label, value] of [["Specialization", "react"], ["Position", "Senior"], ["Number", "2"]] as const) await page.getByLabel(label).selectOption(value);
  return reaction(page, () => page.getByRole("button", { name: "Add to my team" }).click());
}

const control = (page: Page): Promise<number> => reaction(page, () => page.getByRole("button", { name: "Control", exact: true }).click());

const remove = (page: Page): Promise<number> => reaction(page, () => page.getByRole("button", { name: "Delete Senior React" }).last().click());

interface Figures {
  adding: number[];
  deleting: number[];
  controls: number[];
}

/** Where a visitor comes from: by the address, or by a link on another page of the site. */
type From = "elsewhere" | "/survey";

async function open(browser: Browser, site: string, from: From): Promise<Page> {
  const page = await browser.newPage(devices["Pixel 7"]);
  if (from === "elsewhere") await page.goto(`${site}/pricing`);
  else {
    await page.addInitScript(() => addEventListener("page-view", () => Object.assign(window, { alive: true }), { once: true }));
    await page.goto(site + from);
    await page.waitForFunction(() => "alive" in window);
    await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
  }
  await page.getByLabel("Specialization").focus();
  await page.waitForLoadState("networkidle");
  await page.evaluate(watch);
  for (let run = 0; run < WARM_UP; run++) await add(page);
  return page;
}

/** ms by the clock, CPU slowed down. */
async function byClock(browser: Browser, site: string): Promise<Figures> {
  const page = await open(browser, site, "elsewhere");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const [adding, deleting, controls]: [number[], number[], number[]] = [[], [], []];
  for (const [figures, press] of [[adding, add], [deleting, remove]] as const)
    for (let run = 0; run < ROWS; run++) {
      figures.push(await press(page));
      controls.push(await control(page));
    }
  await page.close();
  return { adding, deleting, controls };
}

/** ms that the page's thread had a core between each press and the end of the frame that shows it, by the thread's own clock. */
function reactionsIn(events: readonly ThreadEvent[]): number[] {
  const pressed = events.filter(({ name, ph }) => name === "pressed" && (ph === "I" || ph === "R"));
  const frames = events.filter(({ name, ph, pid, tid }) => name === "Commit" && ph === "X" && pid === pressed[0]?.pid && tid === pressed[0].tid).toSorted((one, other) => one.ts - other.ts);
  return pressed.map(({ ts, tts }) => {
    const frame = frames.find((commit) => commit.ts > ts);
    return ((frame?.tts ?? Number.NaN) + (frame?.tdur ?? Number.NaN) - (tts ?? Number.NaN)) / 1000;
  });
}

const TRACED = ["blink.user_timing", "disabled-by-default-devtools.timeline"];

/** ms on a core, CPU as it is. */
async function onCore(browser: Browser, site: string, from: From): Promise<Figures> {
  const page = await open(browser, site, from);
  const traced = async (press: (page: Page) => Promise<number>): Promise<number[]> => {
    await browser.startTracing(page, { categories: TRACED });
    for (let run = 0; run < ROWS; run++) await press(page);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: ThreadEvent[] };
    const reactions = reactionsIn(traceEvents);
    if (reactions.length !== ROWS || !reactions.every(Number.isFinite)) throw new Error(`The trace of ${ROWS} presses shows ${reactions.join(", ") || "none"}: Chromium names its marks or frames in another way`);
    return reactions;
  };
  const figures = { adding: await traced(add), controls: await traced(control), deleting: await traced(remove) };
  await page.close();
  return figures;
}

/** The value that 95 of 100 do not exceed. */
const mostOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

const DEBUG_PORT = 4491;

const running = await startSite();
const pagesFirst = await openPagesFirst(await findChromium(), DEBUG_PORT);
const browser = await chromium.connectOverCDP(`http://127.0.0.1:${DEBUG_PORT}`);
for (const pid of [running.pid, process.pid]) putBehind(pid);
try {
  await rest(60);
  const clock = await byClock(browser, running.site);
  await rest(60);
  const core = await onCore(browser, running.site, "elsewhere");
  await rest(60);
  const linked = await onCore(browser, running.site, "/survey");
  const slow = (values: readonly number[]): number[] => values.map((time) => time * SLOWER);
  const bars = Object.entries({ adding: core.adding, deleting: core.deleting, "come from another page, adding": linked.adding, "come from another page, deleting": linked.deleting }).flatMap(([name, values]) => [
    { name: `${name} a row, CPU ${SLOWER} ×, median`, value: median(slow(values)), unit: "ms", atMost: 50 },
    { name: `${name} a row, CPU ${SLOWER} ×, 95 of 100`, value: mostOf(slow(values)), unit: "ms", atMost: 50 },
  ]);
  console.log(`control  calculator: a press that writes one letter, CPU ${SLOWER} ×, median ${Math.round(median(slow(core.controls)))} ms`);
  for (const [name, values] of Object.entries(clock)) console.log(`clock    calculator: ${name}, CPU slowed down: median ${Math.round(median(values))} ms, 95 of 100 ${Math.round(mostOf(values))} ms`);
  process.exitCode = publish("calculator", bars, { core, linked, clock }) ? 0 : 1;
} finally {
  await pagesFirst.close();
  await running.stop();
}
process.exit();
