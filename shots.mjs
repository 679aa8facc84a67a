import { chromium } from "@playwright/test";
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
});
const shot = async (path, width, sel, name, height = 900) => {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  await page.goto("http://127.0.0.1:7702" + path, { waitUntil: "load" });
  if (sel) await page.locator(sel).first().scrollIntoViewIfNeeded();
  await page.waitForTimeout(700);
  if (sel)
    await page
      .locator(sel)
      .first()
      .screenshot({ path: `/tmp/cmp/${name}.png` });
  else await page.screenshot({ path: `/tmp/cmp/${name}.png` });
  await page.close();
};
await shot("/survey", 1440, "main form", "survey-1440");
await shot("/survey", 390, "main form", "survey-390");
await shot("/", 768, "#contact-form", "contact-768");
await shot("/", 1440, null, "home-1440");
await browser.close();
