import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

const MODULE = JSON.stringify(join(import.meta.dirname, "one-at-a-time.mjs"));

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "one-at-a-time-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

/** A process that takes the lock, runs `work` and records start and end. */
function start(at: string, name: string, work: string): ChildProcess {
  const script = `
    import { appendFileSync, existsSync } from "node:fs";
    import { oneAtATime } from ${MODULE};
    const at = ${JSON.stringify(at)};
    oneAtATime(at + "/lock", () => {
      appendFileSync(at + "/log", "${name} begins\\n");
      ${work}
      appendFileSync(at + "/log", "${name} ends\\n");
    });`;
  return spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "ignore"],
  });
}

const logOf = (at: string): string[] =>
  existsSync(join(at, "log")) ? readFileSync(join(at, "log"), "utf8").trim().split("\n") : [];

test("processes that start at once work one after the other", async () => {
  const at = folder();
  const pause = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);";
  const names = ["a", "b", "c", "d"];
  await Promise.all(names.map((name) => once(start(at, name, pause), "exit")));
  const log = logOf(at);
  expect(log).toHaveLength(8);
  for (let line = 0; line < log.length; line += 2)
    expect(log[line + 1]).toBe(log[line]?.replace("begins", "ends"));
  expect(existsSync(join(at, "lock"))).toBe(false);
});

test("the lock of a process that was killed is taken over", async () => {
  const at = folder();
  const killed = start(
    at,
    "killed",
    "for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);",
  );
  await vi.waitFor(() => expect(logOf(at)).toEqual(["killed begins"]), { timeout: 20_000 });
  killed.kill("SIGKILL");
  await once(killed, "exit");
  await Promise.all(["a", "b"].map((name) => once(start(at, name, ""), "exit")));
  expect(logOf(at).slice(1).toSorted()).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

test("a lock of an unreadable holder is not taken for a free one", async () => {
  const at = folder();
  writeFileSync(join(at, "lock"), "not a process");
  const waiting = start(at, "a", "");
  const ended = once(waiting, "exit");
  const [output] = (await once(waiting.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
  expect(output.toString()).toContain("Another command (process unknown) installs or builds");
  expect(logOf(at)).toEqual([]);
  rmSync(join(at, "lock"));
  await ended;
  expect(logOf(at)).toEqual(["a begins", "a ends"]);
});
