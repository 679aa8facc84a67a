/**
 * How soon the calculator answers on a slow phone (CPU 4 ×): from the press to the frame in which the table shows it. Beside
 * it, by turns, the control: a press on the same page that writes one letter, without React. What that takes is the browser's.
 */
import { chromium, devices, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../tools/chromium.mjs";
import { median, publish } from "./result.ts";
import { startSite } from "./servers.ts";

const SLOWER = 4;
const ROWS = 20;
/** Before the first is counted: what a browser compiles at first use is the load's cost, not the calculator's. */
const WARM_UP = 3;

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
  addEventListener("click", ({ timeStamp }) => (pressed = timeStamp), { capture: true });
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

async function measure(site: string): Promise<{ adding: number[]; deleting: number[]; controls: number[] }> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage(devices["Pixel 7"]);
    await page.goto(`${site}/pricing`);
    await page.getByLabel("Specialization").focus();
    await page.waitForLoadState("networkidle");
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.evaluate(watch);
    for (let run = 0; run < WARM_UP; run++) await add(page);
    const [adding, deleting, controls]: [number[], number[], number[]] = [[], [], []];
    for (const [figures, press] of [[adding, add], [deleting, remove]] as const)
      for (let run = 0; run < ROWS; run++) {
        figures.push(await press(page));
        controls.push(await control(page));
      }
    return { adding, deleting, controls };
  } finally {
    await browser.close();
  }
}

/** The value that 95 of 100 do not exceed. */
const mostOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

const running = await startSite();
try {
  const { adding, deleting, controls } = await measure(running.site);
  const bars = Object.entries({ adding, deleting }).flatMap(([name, values]) => [
    { name: `${name} a row, CPU ${SLOWER} ×, median`, value: median(values), unit: "ms", atMost: 50 },
    { name: `${name} a row, CPU ${SLOWER} ×, 95 of 100`, value: mostOf(values), unit: "ms", atMost: 50 },
  ]);
  console.log(`control  calculator: a press that writes one letter, median ${Math.round(median(controls))} ms, 95 of 100 ${Math.round(mostOf(controls))} ms`);
  process.exitCode = publish("calculator", bars, { adding, deleting, controls }) ? 0 : 1;
} finally {
  await running.stop();
}
process.exit();
