/**
 * Response times on a slow phone (CPU 4 ×) by Event Timing, the source of INP: from the press to
 * the next paint, the 95th of 100. Menu, filter with 1,000 vacancies, calculator, gallery and form,
 * compared with a control: a button that writes one character.
 */
import { chromium, devices, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../tools/install/chromium.mjs";
import { ensureChromium } from "../tools/install/install-chromium.mjs";
import { manyVacancies } from "./many-vacancies.ts";
import { median, publish, type Bar } from "./result.ts";
import { startSite } from "./servers.ts";

const SLOWER = 4;
/** Event Timing reports nothing shorter and rounds to 8 ms. */
const SHORTEST = 16;
const BAR = 200;
/** Ms from a press before hydration to its response, with the survey's 100 ms delay (SURV-05). */
const EARLY_BAR = 400;
const TIMES = 20;
const VACANCIES = 1000;

interface Visit {
  path: string;
  prepare(page: Page): Promise<void>;
  interact(page: Page, time: number): Promise<void>;
}

const gallery = (page: Page) => page.getByRole("group", { name: "Gallery", exact: true });

const VISITS: Record<string, Visit> = {
  control: {
    path: "/privacy-policy",
    prepare: (page) =>
      page.evaluate(() => {
        const button = document.body.appendChild(document.createElement("button"));
        Object.assign(button, {
          id: "control",
          textContent: "a",
          onclick: () => (button.textContent = button.textContent === "a" ? "b" : "a"),
        });
        button.style.cssText = "position: fixed; inset: 40% auto auto 40%; z-index: 99";
      }),
    interact: (page) => page.locator("#control").tap(),
  },
  menu: {
    path: "/",
    prepare: () => Promise.resolve(),
    interact: (page, time) =>
      page.getByRole("button", { name: time % 2 === 0 ? "Open menu" : "Close menu" }).tap(),
  },
  filter: {
    path: "/vacancies",
    async prepare(page) {
      await page.getByRole("button", { name: "Filter", exact: true }).tap();
      await page.locator("details:has(input[name='specialization']) summary").tap();
    },
    interact: (page, time) =>
      page
        .locator("details:has(input[name='specialization']) label")
        .nth(Math.floor(time / 2) % 4)
        .tap(),
  },
  calculator: {
    path: "/pricing",
    prepare: (page) => choose(page),
    async interact(page, time) {
      await page
        .getByRole("button", {
          name: time % 2 === 0 ? "Add to my team" : "Delete Senior React",
          exact: true,
        })
        .last()
        .tap();
      if (time % 2 === 1) await choose(page);
    },
  },
  gallery: {
    path: "/case-studies/harbour-ledger",
    prepare: (page) => gallery(page).scrollIntoViewIfNeeded(),
    interact: (page, time) =>
      gallery(page)
        .getByRole("button", { name: time % 2 === 0 ? "Next" : "Previous" })
        .tap(),
  },
  form: {
    path: "/",
    prepare: (page) => page.locator("#contact-form").getByLabel("Name").tap(),
    interact: (page) => page.keyboard.press("a"),
  },
};

async function choose(page: Page): Promise<void> {
  for (const [label, value] of [
    ["Specialization", "react"],
    ["Position", "Senior"],
    ["Number", "2"],
  ] as const)
    await page.getByLabel(label, { exact: true }).selectOption(value);
}

/** Runs in the page: each interaction's longest event by number. */
function watch(): void {
  const longest = new Map<number, number>();
  Object.assign(window, { longest });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & {
      interactionId: number;
    })[])
      if (interactionId > 0)
        longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
  }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

/** Milliseconds of each interaction; unreported ones get the shortest reported value. */
async function measure(
  site: string,
  { path, prepare, interact }: Visit,
  executablePath: string,
): Promise<number[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage(devices["Pixel 7"]);
    await page.goto(site + path, { waitUntil: "networkidle" });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await prepare(page);
    await page.waitForTimeout(2000);
    await page.evaluate(watch);
    for (let time = 0; time < TIMES; time++) {
      await interact(page, time);
      await page.waitForTimeout(500);
    }
    const measured = await page.evaluate(() => [
      ...(window as unknown as { longest: Map<number, number> }).longest.values(),
    ]);
    return [
      ...measured,
      ...Array.from({ length: Math.max(0, TIMES - measured.length) }, () => SHORTEST),
    ];
  } finally {
    await browser.close();
  }
}

const mostOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/** Times the survey is opened and sent before its island is hydrated. */
const EARLY = 50;

/**
 * Ms from a press before hydration to the response by the page's clock; `NaN` without a response.
 */
async function pressEarly(site: string, executable: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: executable, args: CHROMIUM_FLAGS });
  const times: number[] = [];
  try {
    for (let time = 0; time < EARLY; time++) {
      const context = await browser.newContext(devices["Pixel 7"]);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await page.addInitScript(() =>
        addEventListener("page-view", () => Object.assign(window, { started: true }), {
          once: true,
        }),
      );
      await page.goto(`${site}/survey`, { waitUntil: "commit" });
      // Before this, the form is sent without script and returns a document.
      await page.waitForFunction(() => "started" in window);
      const taken = await page.evaluate(
        () =>
          new Promise<number>((answered) => {
            const form = document.querySelector<HTMLFormElement>("#survey-form");
            const begun = performance.now();
            const isAnswered = () => form?.querySelector("[aria-invalid]") !== null;
            const look = (): void => {
              if (isAnswered()) requestAnimationFrame(() => answered(performance.now() - begun));
              else if (performance.now() - begun > 20_000) answered(Number.NaN);
              else setTimeout(look, 4);
            };
            form?.querySelector<HTMLButtonElement>("[type=submit]")?.click();
            look();
          }),
      );
      times.push(taken);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return times;
}

const executablePath = await ensureChromium();
const running = await startSite();
try {
  const records = manyVacancies(
    (await (await fetch(`${running.host}/_demo/content/vacancies`)).json()) as never,
    VACANCIES,
  );
  const put = await fetch(`${running.host}/_demo/content/vacancies`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(records),
  });
  if (!put.ok) throw new Error(`the demo host took no vacancies: ${put.status}`);
  const taken: Record<string, number[]> = {};
  const bars: Bar[] = [];
  for (const [name, visit] of Object.entries(VISITS)) {
    const times = (taken[name] = await measure(running.site, visit, executablePath));
    bars.push(
      { name: `${name}, median`, value: median(times), unit: "ms" },
      {
        name: `${name}, 95 of 100`,
        value: mostOf(times),
        unit: "ms",
        ...(name !== "control" && { atMost: BAR }),
      },
    );
  }
  const early = (taken.early = await pressEarly(running.site, executablePath));
  bars.push(
    { name: "a press before hydration, median", value: median(early), unit: "ms" },
    {
      name: "a press before hydration, 95 of 100",
      value: mostOf(early),
      unit: "ms",
      atMost: EARLY_BAR,
    },
    {
      name: `presses lost of ${EARLY}`,
      value: early.filter(Number.isNaN).length,
      unit: "",
      atMost: 0,
    },
  );
  process.exitCode = publish("interactions", bars, taken) ? 0 : 1;
} finally {
  await running.stop();
}
