import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium, hasHeadlessShell } from "./chromium.mjs";
import { print, stop } from "../print.mjs";

const isRoot = () => process.getuid?.() === 0;
const onDebian = () => existsSync("/etc/debian_version");

function installs(name) {
  print(`Installing Chromium from Debian (apt-get install ${name})…`);
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  const installed = spawnSync("apt-get", ["install", "-y", "-qq", name], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return installed.status === 0;
}

/** A Chromium that starts: existing or, on Debian as root, installed now. */
export async function ensureChromium() {
  const wanted = process.env.CHROME_PATH;
  const found = await findChromium();
  if (found) return found;
  if (wanted)
    return stop(
      `CHROME_PATH is ${wanted}, which does not start.`,
      "Point it at a Chromium or Chrome, or unset it.",
    );
  if (onDebian() && isRoot()) installs("chromium");
  else {
    print("No Chromium found: installing Playwright's own…");
    spawnSync("npx", ["playwright", "install", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  return (
    (await findChromium()) ??
    stop(
      "The tests need a Chromium and none could be found or installed.",
      "Install one (on Debian: apt-get install chromium) or set CHROME_PATH.",
    )
  );
}

/** Installs Chromium's headless shell if missing, on Debian as root. */
export function ensureHeadlessShell() {
  if (hasHeadlessShell()) return;
  if (onDebian() && isRoot() && installs("chromium-headless-shell")) return;
  print("Chromium's headless shell is missing: the tests use the whole browser, and take longer.");
}
