import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findHeadlessShell } from "../../tools/install/chromium.mjs";
import { writeFileSync } from "node:fs";
const PAGES = [
  "/",
  "/clients",
  "/case-studies",
  "/case-studies/harbour-ledger",
  "/services/dedicated-teams",
  "/technologies-react",
  "/expertise-fintech",
  "/blog",
  "/blog/contractor-or-employee-in-several-countries",
  "/career",
  "/career/411",
  "/vacancies",
  "/vacancies/senior-react-engineer-harbour-ledger",
  "/article/article-it-outsourcing",
  "/dedicated-team-road-map",
  "/sales",
  "/pricing?team=react.senior.2",
  "/survey",
  "/privacy-policy",
];
const [, , base, out] = process.argv;
const b = await chromium.launch({
  executablePath: await findHeadlessShell(),
  args: CHROMIUM_FLAGS,
});
const all: Record<string, unknown> = {};
for (const width of [390, 768, 1024, 1440]) {
  const p = await b.newPage({ reducedMotion: "reduce", viewport: { width, height: 900 } });
  for (const path of PAGES) {
    await p.goto(base + path, { waitUntil: "load" });
    await p.evaluate(() => document.fonts.ready);
    all[width + " " + path] = await p.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter(
          (e) =>
            !["SCRIPT", "STYLE", "OPTION", "TEMPLATE"].includes(e.tagName) &&
            !(e instanceof SVGElement),
        )
        .map((e) => {
          const r = e.getBoundingClientRect();
          return [
            e.tagName +
              "." +
              e.className +
              " " +
              (e.children.length === 0 ? e.textContent!.slice(0, 30) : ""),
            Math.round(r.width),
            Math.round(r.height),
          ];
        }),
    );
  }
  await p.close();
}
await b.close();
writeFileSync(out!, JSON.stringify(all));
