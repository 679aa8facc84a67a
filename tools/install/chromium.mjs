/** Finds a Chromium, or installs one, for the tests and the benches. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { say, stop } from "../say.mjs";

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
const onDebian = () => existsSync("/etc/debian_version");
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

function installs(name) {
  say(`Installing Chromium from Debian (apt-get install ${name})…`);
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  const installed = spawnSync("apt-get", ["install", "-y", "-qq", name], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return installed.status === 0;
}

/**
 * Path of a Chromium that starts: `CHROME_PATH`, the system's, Playwright's own, or, on Debian as
 * root, one installed now.
 */
export async function findChromium() {
  const wanted = process.env.CHROME_PATH;
  if (wanted)
    return works(wanted)
      ? wanted
      : stop(
          `CHROME_PATH is ${wanted}, which does not start.`,
          "Point it at a Chromium or Chrome, or unset it.",
        );
  for (const path of [...SYSTEM, await playwrights()])
    if (path && existsSync(path) && works(path)) return path;
  if (onDebian() && isRoot()) {
    if (installs("chromium") && works("/usr/bin/chromium")) return "/usr/bin/chromium";
  } else {
    say("No Chromium found; asking Playwright for its own…");
    const fetched = spawnSync("npx", ["playwright", "install", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    const path = await playwrights();
    if (fetched.status === 0 && path && works(path)) return path;
  }
  return stop(
    "The tests need a Chromium and none could be found or installed.",
    "Install one (on Debian: apt-get install chromium) or set CHROME_PATH.",
  );
}

/**
 * Path of Chromium's headless shell, which has all of a page and no window around it: a test costs half
 * of what it costs in the whole browser. Where there is none, that one's.
 */
export const findHeadlessShell = async () => (hasHeadlessShell() ? HEADLESS_SHELL : findChromium());

const hasHeadlessShell = () => existsSync(HEADLESS_SHELL) && works(HEADLESS_SHELL);

/** Installs it where it is missing, on Debian as root. */
export function ensureHeadlessShell() {
  if (hasHeadlessShell()) return;
  if (onDebian() && isRoot() && installs("chromium-headless-shell")) return;
  say("Chromium's headless shell is not here: the tests take the whole browser, and longer.");
}

/**
 * Flags every start of Chromium gets: nothing of its own goes out to the network, and the headless shell
 * sets type as windows do. As root it has no sandbox.
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
