import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const isRoot = () => process.getuid?.() === 0;
const works = (path) =>
  spawnSync(path, ["--version", ...(isRoot() ? ["--no-sandbox"] : [])], { timeout: 20_000 })
    .status === 0;

async function playwrights() {
  try {
    const { chromium } = await import("@playwright/test");
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** `CHROME_PATH`, else the system's, else Playwright's; it starts. Installs nothing. */
export async function findChromium(system = SYSTEM) {
  const wanted = process.env.CHROME_PATH;
  if (wanted) return works(wanted) ? wanted : undefined;
  return [...system, await playwrights()].find((path) => path && existsSync(path) && works(path));
}

/** For tests that start a browser; throws if there is none. */
export async function chromiumPath() {
  const found = await findChromium();
  if (!found) throw new Error("There is no Chromium: `npm test` installs one, or set CHROME_PATH.");
  return found;
}

/** Chromium's headless shell, half as expensive for tests; without it the browser. */
export const findHeadlessShell = async () => (hasHeadlessShell() ? HEADLESS_SHELL : findChromium());

export const hasHeadlessShell = () => existsSync(HEADLESS_SHELL) && works(HEADLESS_SHELL);

/** No background requests; text in the headless shell as in windows; no sandbox for root. */
export const CHROMIUM_FLAGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  "--font-render-hinting=none",
  ...(isRoot() ? ["--no-sandbox"] : []),
];
