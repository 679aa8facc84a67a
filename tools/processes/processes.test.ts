import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";

const SCRIPT = `
import { onStopSignal } from ${JSON.stringify(join(import.meta.dirname, "processes.mjs"))};
onStopSignal(() => { console.log("stopped"); process.exit(0); });
setInterval(() => undefined, 1000);
console.log("up", process.pid);
`;

/** The script in a shell, as npm runs it; `lifecycle` is the script's name in npm. */
async function beneathShell(
  lifecycle?: string,
): Promise<{ shell: ChildProcess; output: () => string; pid: number }> {
  const { npm_lifecycle_event: _, ...env } = process.env;
  const shell = spawn("sh", ["-c", '"$NODE" --input-type=module --eval "$SCRIPT"; true'], {
    env: {
      ...env,
      NODE: process.execPath,
      SCRIPT,
      ...(lifecycle && { npm_lifecycle_event: lifecycle }),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  shell.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  await expect.poll(() => printed, { timeout: 10_000 }).toMatch(/^up \d+/);
  return { shell, output: () => printed, pid: Number(/\d+/.exec(printed)?.[0]) };
}

test("a signal that ends npm's shell stops the script beneath it", async () => {
  const { shell, output } = await beneathShell("start");
  const closed = once(shell, "close");
  shell.kill("SIGTERM");
  await closed;
  expect(output()).toContain("stopped");
});

test("started by hand, it outlives its shell, and stops at its own signal", async () => {
  const { shell, output, pid } = await beneathShell();
  const closed = once(shell, "close");
  shell.kill("SIGTERM");
  await new Promise((done) => setTimeout(done, 1500));
  expect(output()).not.toContain("stopped");
  process.kill(pid, "SIGTERM");
  await closed;
  expect(output()).toContain("stopped");
});
