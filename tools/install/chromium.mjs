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
    say("Installing Chromium from Debian (apt-get install chromium)…");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    const installed = spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (installed.status === 0 && works("/usr/bin/chromium")) return "/usr/bin/chromium";
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
 * Flags every start of Chromium gets: nothing of its own goes out to the network. As root it has no
 * sandbox.
 */
export const CHROMIUM_FLAGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  ...(isRoot() ? ["--no-sandbox"] : []),
];

/**
 * The two pages that Chromium loads for its address bar with every window: a third of what a test
 * costs.
 */
const ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/**
 * For Playwright besides: without what Chromium loads for its address bar. Such a switch takes the
 * place of Playwright's own, so that what Playwright leaves out is named here once more.
 */
export const NO_ADDRESS_BAR = `--disable-features=${[
  ...ADDRESS_BAR,
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
].join(",")}`;
