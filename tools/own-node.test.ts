import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** A machine where the binary named `node` is this shell script, and `apt-get` this other one. */
function machine({ node, aptGet = "exit 1" }: { node?: string; aptGet?: string }) {
  const folder = mkdtempSync(join(tmpdir(), "meridian-own-node-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "bin"));
  if (node !== undefined) writeFileSync(join(folder, "node"), `#!/bin/sh\n${node}\n`, { mode: 0o755 });
  writeFileSync(join(folder, "bin/apt-get"), `#!/bin/sh\n${aptGet}\n`, { mode: 0o755 });
  return folder;
}

/** What `troubleWith` answers there. */
function trouble(folder: string, mayInstall: boolean): { problem: string; remedy: string } | null {
  const script = `import { troubleWith } from ${JSON.stringify(join(import.meta.dirname, "own-node.mjs"))}; const trouble = troubleWith(${JSON.stringify(join(folder, "node"))}, ${mayInstall}); console.log(JSON.stringify(trouble ?? null));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8", env: { ...process.env, PATH: `${join(folder, "bin")}:/usr/bin:/bin` } });
  expect(stderr).toBe("");
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as { problem: string; remedy: string } | null;
}

/** As the loader of a Debian without `libatomic1` ends. */
const LOADER = (folder = "$0") => `echo "${folder}: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory" >&2; exit 127`;

test("a library that the system lacks is named, with its package and the command", () => {
  expect(trouble(machine({ node: LOADER() }), false)).toEqual({
    problem: expect.stringMatching(/does not start: .*error while loading shared libraries: libatomic\.so\.1: cannot open/),
    remedy: "Install the library, as root: apt-get install libatomic1 (Debian, Ubuntu); then run this again.",
  });
  expect(trouble(machine({ node: LOADER().replace("libatomic.so.1", "libodd.so.3") }), true)?.remedy).toContain("the package that holds libodd.so.3");
});

test("root on Debian gets it installed; where that fails, it is said all the same", () => {
  const works = machine({ node: `[ -e "$(dirname "$0")/installed" ] && echo v26.10.0 && exit; ${LOADER()}`, aptGet: 'case "$*" in *"install"*libatomic1) touch "$(dirname "$0")/../installed";; esac' });
  expect(trouble(works, true)).toBeNull();
  expect(trouble(machine({ node: LOADER() }), true)?.remedy).toContain("apt-get install libatomic1");
});

test("a Node that was not installed, another version, and a system that is too old have each their own advice", () => {
  expect(trouble(machine({ node: "echo v26.10.0" }), false)).toBeNull();
  expect(trouble(machine({}), false)?.remedy).toContain("--ignore-scripts");
  expect(trouble(machine({ node: "echo v22.1.0" }), false)).toEqual({ problem: expect.stringMatching(/node is v22\.1\.0\.$/), remedy: expect.stringContaining("Remove node_modules") });
  expect(trouble(machine({ node: "echo \"$0: /lib/libc.so.6: version \\`GLIBC_2.28' not found\" >&2; exit 1" }), false)).toEqual({ problem: expect.stringContaining("GLIBC_2.28' not found"), remedy: expect.stringContaining("glibc 2.28") });
});
