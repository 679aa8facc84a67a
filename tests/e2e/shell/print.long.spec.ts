/** Every template on paper: nothing to press, and dark words on white. */
import { expect, type Page } from "@playwright/test";
import { FURTHER, TEMPLATES } from "../../templates.ts";
import { test } from "../page-probes.ts";

/** What can be pressed or filled in, except links within a text. */
const CONTROLS = "nav, button, input, select, textarea, dialog, a[data-kind], [data-notice]";

const printed = (page: Page, controls: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const shown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width * height > 1;
    };
    const named = (element: Element): string =>
      `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 40)}`;
    const pressed = [...document.querySelectorAll(selector)].filter(shown).map(named);
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const isLight = (colour: string): boolean => {
      if (!canvas) return true;
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return 0.299 * red + 0.587 * green + 0.114 * blue > 130;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      // Browsers print no backgrounds: light words would be white on white.
      if (element && texts.currentNode.textContent?.trim() && shown(element))
        if (isLight(getComputedStyle(element).color)) pale.push(named(element));
    }
    return [...pressed, ...pale];
  }, controls);

/** Entries whose number or dot is above them: between two sheets it is cut. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main li")]
      .filter((entry) => entry.checkVisibility())
      .filter((entry) => {
        const { content, position, top } = getComputedStyle(entry, "::before");
        return content !== "none" && position === "absolute" && Number.parseFloat(top) < 0;
      })
      .map(({ textContent }) => textContent.slice(0, 40)),
  );

test("[SH-13] every template prints dark words, whole numbers and no controls", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of [...TEMPLATES, ...FURTHER]) {
    await page.goto(path);
    expect(await printed(page, CONTROLS), path).toEqual([]);
    expect(await cut(page), path).toEqual([]);
  }
});

test("[SH-13] [DARK-01] the dark theme prints dark words", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const path of ["/", "/sales", "/pricing?team=react.senior.2"]) {
    await page.goto(path);
    expect(await printed(page, CONTROLS), path).toEqual([]);
  }
});
