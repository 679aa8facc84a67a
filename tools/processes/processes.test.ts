import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { becomesFree } from "./free-port.mjs";

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

test("a server ends with the process that started it, even if that is killed", async () => {
  const script = `
    import { startServer } from ${JSON.stringify(join(import.meta.dirname, "processes.mjs"))};
    const server = startServer("x", ["--eval", "setInterval(() => undefined, 1000); console.log('up')"], process.env);
    server.child.stdout.once("data", () => console.log("child", server.child.pid));
  `;
  const starter = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  starter.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  await expect.poll(() => printed, { timeout: 10_000 }).toMatch(/child \d+/);
  const child = Number(/child (\d+)/.exec(printed)?.[1]);
  process.kill(child, 0);
  starter.kill("SIGKILL");
  await expect.poll(() => isRunning(child), { timeout: 10_000 }).toBe(false);
});

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test("a port that another program has does not become free; one that is left does", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  let waits = 0;
  const onWait = (): void => void (waits += 1);
  expect(await becomesFree(port, "127.0.0.1", { onWait, waitMs: 0 })).toBe(false);
  const later = becomesFree(port, "127.0.0.1", {
    onWait() {
      onWait();
      other.close();
    },
  });
  expect([await later, waits]).toEqual([true, 2]);
});
