import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findHeadlessShell } from "../../tools/install/chromium.mjs";
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
  ...process.argv.slice(3),
];
const base = process.argv[2]!;
const b = await chromium.launch({
  executablePath: await findHeadlessShell(),
  args: CHROMIUM_FLAGS,
});
for (const width of [390, 1440]) {
  const p = await b.newPage({ reducedMotion: "reduce", viewport: { width, height: 900 } });
  for (const path of PAGES) {
    const r = await p.goto(base + path, { waitUntil: "load" });
    const out = await p.evaluate((width) => {
      const found: string[] = [];
      const sw = document.documentElement.scrollWidth;
      if (sw > width) found.push("PAGE scrolls " + sw);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const seen = new Set<string>();
      for (let n = walker.nextNode(); n; n = walker.nextNode()) {
        const e = n.parentElement!;
        const t = n.textContent!.trim();
        if (
          !t ||
          ["SCRIPT", "STYLE", "NOSCRIPT"].includes(e.tagName) ||
          !e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(n);
        let why = "";
        for (const l of range.getClientRects()) {
          if (l.width <= 1) continue;
          let scroller = false;
          for (let x: Element | null = e; x && x !== document.body; x = x.parentElement) {
            const s = getComputedStyle(x);
            if (
              ["auto", "scroll"].includes(s.overflowX) ||
              x.clientWidth <= 1 ||
              s.transform !== "none" ||
              s.translate !== "none"
            ) {
              scroller = true;
              break;
            }
            const bx = x.getBoundingClientRect();
            if (
              ["hidden", "clip"].includes(s.overflowX) &&
              (l.left < bx.left - 1 || l.right > bx.right + 1)
            ) {
              why = "cut by " + x.tagName + "." + x.className;
              break;
            }
            if (
              ["hidden", "clip"].includes(s.overflowY) &&
              l.top + l.height / 2 < bx.bottom &&
              l.bottom > bx.bottom + 1
            ) {
              why = "cut-y by " + x.tagName + "." + x.className;
              break;
            }
          }
          if (why) break;
          if (!scroller && (l.right > width + 1 || l.left < -1)) {
            why = "beyond page";
            break;
          }
          if (!scroller) {
            const own = e
              .closest("p,li,dd,dt,h1,h2,h3,h4,div,a,label,td,th,section,span,strong")!
              .getBoundingClientRect();
            if (l.right > own.right + 2 && own.width > 2) {
              why = "leaves its box";
              break;
            }
          }
        }
        if (why) {
          const k =
            why +
            " | " +
            e.tagName +
            "." +
            e.className +
            " < " +
            e.parentElement!.tagName +
            "." +
            e.parentElement!.className;
          if (!seen.has(k)) {
            seen.add(k);
            found.push(k + " | " + t.slice(0, 40));
          }
        }
      }
      return found;
    }, width);
    console.log(width, path, r!.status(), out.length ? "\n   " + out.join("\n   ") : "ok");
  }
  await p.close();
}
await b.close();
