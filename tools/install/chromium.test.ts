import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("Playwright's configuration installs nothing where there is no Chromium", () => {
  const bin = mkdtempSync(join(tmpdir(), "no-chromium-"));
  onTestFinished(() => rmSync(bin, { recursive: true }));
  for (const installer of ["apt-get", "npx"])
    writeFileSync(join(bin, installer), `#!/bin/sh\ntouch ${bin}/installed\n`, { mode: 0o755 });
  const here = (name: string): string => JSON.stringify(join(import.meta.dirname, name));
  const script = `
    await import(${here("../../playwright.config.ts")});
    const { findChromium } = await import(${here("chromium.mjs")});
    if ((await findChromium([])) !== undefined) process.exit(3);`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
    env: { ...process.env, PATH: bin, CHROME_PATH: "", PLAYWRIGHT_BROWSERS_PATH: bin },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(existsSync(join(bin, "installed"))).toBe(false);
});
