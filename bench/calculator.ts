/**
 * How soon the calculator answers on a slow phone (CPU 4 ×): up to the frame in which the table shows it. The page's thread
 * comes first (page-first.ts), at rest (rest.ts). Twice:
 * - How long the page's thread has a core for it, times four: other programs on the machine do not lengthen that
 *   (on-cpu-time.ts). Not in it is the wait for the screen's next frame, at most 17 ms.
 * - By the clock, in a browser slowed down, with a mouse and with a finger, from when the page hears of the press. Printed
 *   beside it from the press itself: with what the browser takes to tell the page of it, which is more for a finger.
 * Both beside a control, a press that writes one letter, without React: what that takes is the browser's.
 */
import { chromium, devices, type Browser, type Locator, type Page } from "@playwright/test";
import { findChromium } from "../tools/chromium.mjs";
import type { TraceEvent } from "./on-cpu-time.ts";
import { putBehind, openPagesFirst } from "./page-first.ts";
import { CONTROL, press, watchAnswers, type Answer, type Visitor } from "./press.ts";
import { rest } from "./rest.ts";
import { median, publish } from "./result.ts";
import { startSite } from "./servers.ts";

const SLOWER = 4;
const ROWS = 20;
/** ms. */
const BAR = 50;
/** Before the first is counted: what a browser compiles at first use is the load's cost, not the calculator's. */
const WARM_UP = 3;

/** An event with its thread's own clock, in microseconds that it had a core. */
type ThreadEvent = TraceEvent & { tts?: number };

const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true }).last();

async function add(visitor: Visitor): Promise<Answer> {
  for (const [label, value] of [["Specialization", "react"], ["Position", "Senior"], ["Number", "2"]] as const) await visitor.page.getByLabel(label, { exact: true }).selectOption(value);
  return press(visitor, button(visitor.page, "Add to my team"));
}

const control = (visitor: Visitor): Promise<Answer> => press(visitor, button(visitor.page, CONTROL));

const remove = (visitor: Visitor): Promise<Answer> => press(visitor, button(visitor.page, "Delete Senior React"));

interface Figures<Figure> {
  adding: Figure[];
  deleting: Figure[];
  controls: Figure[];
}

/** Where a visitor comes from: by the address, or by a link on another page of the site. */
type From = "elsewhere" | "/survey";

async function open(browser: Browser, site: string, from: From, pointer: Visitor["pointer"] = "mouse"): Promise<Visitor> {
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
  await page.evaluate(watchAnswers, CONTROL);
  const visitor = { page, session: await page.context().newCDPSession(page), pointer };
  for (let run = 0; run < WARM_UP; run++) await add(visitor);
  return visitor;
}

/** By the clock, CPU slowed down. */
async function byClock(browser: Browser, site: string, pointer: Visitor["pointer"]): Promise<Figures<Answer>> {
  const visitor = await open(browser, site, "elsewhere", pointer);
  await visitor.session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const figures: Figures<Answer> = { adding: [], deleting: [], controls: [] };
  for (const [answers, pressing] of [[figures.adding, add], [figures.deleting, remove]] as const)
    for (let run = 0; run < ROWS; run++) {
      answers.push(await pressing(visitor));
      figures.controls.push(await control(visitor));
    }
  await visitor.page.close();
  return figures;
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
async function onCore(browser: Browser, site: string, from: From): Promise<Figures<number>> {
  const visitor = await open(browser, site, from);
  const traced = async (pressing: (visitor: Visitor) => Promise<Answer>): Promise<number[]> => {
    await browser.startTracing(visitor.page, { categories: TRACED });
    for (let run = 0; run < ROWS; run++) await pressing(visitor);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: ThreadEvent[] };
    const reactions = reactionsIn(traceEvents);
    if (reactions.length !== ROWS || !reactions.every(Number.isFinite)) throw new Error(`The trace of ${ROWS} presses shows ${reactions.join(", ") || "none"}: Chromium names its marks or frames in another way`);
    return reactions;
  };
  const figures = { adding: await traced(add), controls: await traced(control), deleting: await traced(remove) };
  await visitor.page.close();
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
  const clock: Partial<Record<Visitor["pointer"], Figures<Answer>>> = {};
  for (const pointer of ["mouse", "finger"] as const) {
    await rest(60);
    clock[pointer] = await byClock(browser, running.site, pointer);
  }
  await rest(60);
  const core = await onCore(browser, running.site, "elsewhere");
  await rest(60);
  const linked = await onCore(browser, running.site, "/survey");
  const slow = (values: readonly number[]): number[] => values.map((time) => time * SLOWER);
  const bars = Object.entries({ adding: core.adding, deleting: core.deleting, "come from another page, adding": linked.adding, "come from another page, deleting": linked.deleting }).flatMap(([name, values]) => [
    { name: `${name} a row, thread's time, CPU ${SLOWER} ×, median`, value: median(slow(values)), unit: "ms", atMost: BAR },
    { name: `${name} a row, thread's time, CPU ${SLOWER} ×, 95 of 100`, value: mostOf(slow(values)), unit: "ms", atMost: BAR },
  ]);
  console.log(`control  calculator: a press that writes one letter, thread's time, CPU ${SLOWER} ×, median ${Math.round(median(slow(core.controls)))} ms`);
  for (const [pointer, figures] of Object.entries(clock))
    for (const [name, answers] of Object.entries(figures) as [keyof Figures<Answer>, Answer[]][]) {
      const [heard, pressed] = [answers.map((answer) => answer.heard), answers.map((answer) => answer.pressed)];
      if (name !== "controls") bars.push({ name: `${name} a row with a ${pointer}, clock from when the page hears of it, CPU slowed down ${SLOWER} ×, median`, value: median(heard), unit: "ms", atMost: BAR });
      console.log(`clock    calculator: ${name} with a ${pointer}, from when the page hears of it: median ${Math.round(median(heard))} ms, 95 of 100 ${Math.round(mostOf(heard))}; from the press: ${Math.round(median(pressed))} and ${Math.round(mostOf(pressed))}`);
    }
  process.exitCode = publish("calculator", bars, { core, linked, clock }) ? 0 : 1;
} finally {
  await pagesFirst.close();
  await running.stop();
}
process.exit();
