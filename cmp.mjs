import { chromium } from "@playwright/test";
import sharp from "sharp";
import { writeFileSync, mkdirSync } from "node:fs";
const paths = [
  "/",
  "/clients",
  "/case-studies",
  "/career",
  "/vacancies",
  "/pricing",
  "/survey",
  "/sales",
  "/blog",
  "/dedicated-team-road-map",
  "/article/article-it-outsourcing",
  "/privacy-policy",
  "/nowhere",
];
const xml = await (await fetch("http://127.0.0.1:7700/sitemap.xml")).text();
const all = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, u]) => new URL(u).pathname);
const subs = [];
for (const u of all)
  if (u.endsWith(".xml")) {
    const t = await (await fetch("http://127.0.0.1:7700" + u)).text();
    subs.push(...[...t.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, x]) => new URL(x).pathname));
  } else subs.push(u);
for (const prefix of [
  "/services/",
  "/case-studies/",
  "/blog/",
  "/vacancies/",
  "/technologies-",
  "/expertise-",
  "/career/",
]) {
  const f = subs.find((p) => p.startsWith(prefix));
  if (f) paths.push(f);
}
const known = /^\/(services|case-studies|blog|vacancies|career)\/|^\/(technologies-|expertise-)/;
for (const p of subs) if (!known.test(p) && !paths.includes(p)) paths.push(p);
console.log(paths.join(" "));
mkdirSync("/tmp/cmp", { recursive: true });
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
});
const widths = process.argv.slice(2).map(Number);
for (const width of widths)
  for (const path of paths) {
    const shots = [];
    for (const port of [7700, 7702]) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        reducedMotion: "reduce",
      });
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "load" });
      await page.evaluate(async () => {
        for (const i of document.images) i.loading = "eager";
        for (let y = 0; y < document.body.scrollHeight; y += 700) {
          scrollTo(0, y);
          await new Promise((r) => setTimeout(r, 40));
        }
        scrollTo(0, 0);
      });
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(300);
      shots.push(await page.screenshot({ fullPage: true, animations: "disabled" }));
      await page.close();
    }
    const [a, b] = await Promise.all(
      shots.map((s) => sharp(s).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
    );
    let n = 0,
      top = null;
    if (a.info.height !== b.info.height) n = -1;
    else
      for (let i = 0; i < a.data.length; i += 3)
        if (
          Math.abs(a.data[i] - b.data[i]) +
            Math.abs(a.data[i + 1] - b.data[i + 1]) +
            Math.abs(a.data[i + 2] - b.data[i + 2]) >
          24
        ) {
          n++;
          top ??= Math.floor(i / 3 / a.info.width);
        }
    if (n !== 0) {
      console.log(width, path, n, "first row", top, a.info.height, b.info.height);
      const f = `/tmp/cmp/${width}${path.replaceAll("/", "_")}`;
      writeFileSync(f + "-a.png", shots[0]);
      writeFileSync(f + "-b.png", shots[1]);
    }
  }
await browser.close();
