/** The vacancy filter with as many vacancies as a list shows: milliseconds from a click on an option to the picture of its result. */
import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../tools/chromium.mjs";
import { manyVacancies } from "./many-vacancies.ts";
import { median, publish } from "./result.ts";
import { startSite } from "./servers.ts";

const VACANCIES = 1000;
const CLICKS = 20;
/** What a click may cost at most (issue 5). */
const BAR_MS = 100;
const GROUPS = ["work_type", "expertise", "specialization"] as const;

/** Clicks each option of a group in turn, on and off, and takes the time from the event to the frame after the one that shows the result. */
const clickThrough = (page: Page, group: string, times: number): Promise<number[]> =>
  page.evaluate(
    async ([name, wanted]) => {
      const boxes = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
      const count = document.querySelector("#vacancies [role=status]");
      const shown = (): string => `${location.search} ${count?.textContent ?? ""}`;
      const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const taken: number[] = [];
      for (let at = 0; at < wanted; at++) {
        const before = shown();
        const begun = performance.now();
        boxes[Math.floor(at / 2) % boxes.length]?.click();
        while (shown() === before) {
          if (performance.now() - begun > 10_000) throw new Error(`a click on ${name} changed nothing`);
          await new Promise((done) => setTimeout(done));
        }
        await frame();
        taken.push(performance.now() - begun);
        await new Promise((done) => setTimeout(done, 150));
      }
      return taken;
    },
    [group, times] as const,
  );

const { site, host, stop } = await startSite();
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
try {
  const records = manyVacancies((await (await fetch(`${host}/_demo/content/vacancies`)).json()) as never, VACANCIES);
  const put = await fetch(`${host}/_demo/content/vacancies`, { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(records) });
  if (!put.ok) throw new Error(`the demo host took no vacancies: ${put.status}`);
  const taken: Record<string, number[]> = {};
  for (const [device, viewport] of [["desktop", { width: 1440, height: 900 }], ["phone", { width: 390, height: 844 }]] as const) {
    const page = await browser.newPage({ viewport });
    await page.addInitScript(() => addEventListener("page-view", () => Object.assign(window, { alive: true }), { once: true }));
    await page.goto(`${site}/vacancies`);
    await page.waitForFunction(() => "alive" in window);
    if ((await page.locator("#vacancies li").count()) !== VACANCIES) throw new Error("the page does not show every vacancy");
    const times: number[] = (taken[device] = []);
    for (const group of GROUPS) times.push(...(await clickThrough(page, group, CLICKS)));
    await page.close();
  }
  const bars = Object.entries(taken).flatMap(([device, times]) => [
    { name: `${device}: result of a click, median`, value: median(times), unit: "ms", atMost: BAR_MS },
    { name: `${device}: result of a click, worst of ${times.length}`, value: Math.max(...times), unit: "ms" },
  ]);
  process.exitCode = publish("vacancies", bars, { vacancies: VACANCIES, taken }) ? 0 : 1;
} finally {
  await browser.close();
  await stop();
}
