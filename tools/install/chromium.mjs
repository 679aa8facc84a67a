/** Finds a Chromium for the tests and the benches. Installs nothing: configurations import this. */
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

/**
 * Path of a Chromium that starts: `CHROME_PATH` if set, else the system's, else Playwright's own.
 */
export async function findChromium(system = SYSTEM) {
  const wanted = process.env.CHROME_PATH;
  if (wanted) return works(wanted) ? wanted : undefined;
  return [...system, await playwrights()].find((path) => path && existsSync(path) && works(path));
}

/** The same for a test that starts its own browser; throws when there is none. */
export async function chromiumPath() {
  const found = await findChromium();
  if (!found) throw new Error("There is no Chromium: `npm test` installs one, or set CHROME_PATH.");
  return found;
}

/**
 * Path of Chromium's headless shell, which costs a test half as much as the full browser; the
 * browser's path if there is no shell.
 */
export const findHeadlessShell = async () => (hasHeadlessShell() ? HEADLESS_SHELL : findChromium());

export const hasHeadlessShell = () => existsSync(HEADLESS_SHELL) && works(HEADLESS_SHELL);

/**
 * Flags for every start of Chromium: no background requests, and the headless shell renders text
 * as windowed browsers do. As root it has no sandbox.
 */
export const CHROMIUM_FLAGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  "--font-render-hinting=none",
  ...(isRoot() ? ["--no-sandbox"] : []),
];
