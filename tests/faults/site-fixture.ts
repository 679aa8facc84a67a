import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import {
  PLAIN_SCHEMA,
  RECOGNISES_KEYS,
} from "../../packages/contract/src/form-host/form-address.ts";
import { POSTED } from "../../packages/contract/src/forms/posting.ts";
import { onTestFinished } from "vitest";
import type { ProcessSettings } from "./intake-process.ts";

/** A content host that recognises keys, with its messages by submission's id. */
export interface Host {
  url: string;
  taken: Map<string, string>;
  /** Number of repeated deliveries. */
  repeats(): number;
  stop(): Promise<void>;
}

export const mailSent = (response: ServerResponse): void =>
  void response.writeHead(200, { "content-type": "application/json" }).end(
    JSON.stringify({
      contact_form_id: 7,
      status: "mail_sent",
      message: "ok",
      invalid_fields: [],
    }),
  );

/** `behave` replaces the host's success reply; such messages do not count as taken. */
export async function startHost(
  behave?: () => ((response: ServerResponse) => void) | undefined,
): Promise<Host> {
  const taken = new Map<string, string>();
  let repeats = 0;
  const server = createServer(async (incoming, response) => {
    // The site reads form rules at any time.
    if (incoming.method === "GET")
      return void response.writeHead(200, RECOGNISES_KEYS).end(JSON.stringify(PLAIN_SCHEMA));
    const form = await new Response(incoming as unknown as BodyInit, {
      headers: { "content-type": incoming.headers["content-type"] ?? "" },
    })
      .formData()
      .catch(() => null);
    const misbehave = behave?.();
    if (misbehave) return misbehave(response);
    if (!form) return response.destroy();
    const id = String(form.get("_idempotency_key"));
    if (taken.has(id)) repeats += 1;
    taken.set(id, String(form.get("description")));
    return mailSent(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = (): Promise<void> =>
    new Promise((resolve) => void server.close(() => resolve()).closeAllConnections());
  onTestFinished(() => (server.listening ? stop() : undefined));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/contact/feedback`,
    taken,
    repeats: () => repeats,
    stop,
  };
}

export interface IntakeProcess {
  url: string;
  output: string[];
  metrics(): Promise<{ waiting: number; heldAside: number; delivered: number; retried: number }>;
  kill(): Promise<void>;
  /** Sends SIGTERM. Resolves to its status and duration in milliseconds. */
  end(): Promise<{ status: number | null; ms: number }>;
}

export async function startIntake(settings: ProcessSettings): Promise<IntakeProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, "intake-process.ts"), JSON.stringify(settings)],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  const exited = once(child, "exit") as Promise<[number | null]>;
  const output: string[] = [];
  const { promise: listening, resolve } = Promise.withResolvers<string>();
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on(
    "line",
    (line) => (output.push(line), resolve(line)),
  );
  createInterface({ input: child.stderr as NodeJS.ReadableStream }).on("line", (line) =>
    output.push(line),
  );
  const finish = async (signal: NodeJS.Signals) => {
    const began = performance.now();
    child.kill(signal);
    const [status] = await exited;
    return { status, ms: performance.now() - began };
  };
  onTestFinished(
    async () =>
      void (child.exitCode === null && child.signalCode === null && (await finish("SIGKILL"))),
  );
  const url = await Promise.race([
    listening,
    exited.then(() =>
      Promise.reject(new Error(`the intake ended while starting:\n${output.join("\n")}`)),
    ),
  ]);
  return {
    url,
    output,
    metrics: async () =>
      (await fetch(`${url}/figures`)).json() as ReturnType<IntakeProcess["metrics"]>,
    kill: async () => void (await finish("SIGKILL")),
    end: () => finish("SIGTERM"),
  };
}

const BOUNDARY = "faults-boundary";

/** A contact message with a key; `file`: size of a PDF. */
export function message(
  key: string,
  { file = 0, fields = {} }: { file?: number; fields?: Record<string, string> } = {},
): Buffer {
  const all = {
    form: "contact",
    variant: "main",
    key,
    [POSTED.trap]: "",
    fullname: "Anna Lindqvist",
    email: "anna@example.com",
    phone: "",
    description: key,
    ...fields,
  };
  const parts = Object.entries(all).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  if (file > 0)
    parts.push(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file-type"; filename="plan.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n${"x".repeat(file)}\n%%EOF\r\n`,
    );
  return Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`);
}

/** Returns the status; 0: incomplete response. `onTaken`: the server has begun to read. */
export function post(url: string, body: Buffer, onTaken?: () => void): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
      "content-length": body.length,
      ...(onTaken && { expect: "100-continue" }),
    };
    const sending = request(url, { method: "POST", agent: false, headers }, (response) => {
      response
        .resume()
        .on("error", () => resolve(0))
        .on("aborted", () => resolve(0))
        .on("end", () => resolve(response.statusCode ?? 0));
    });
    sending.on("error", () => resolve(0));
    if (!onTaken) return void sending.end(body);
    sending.once("continue", () => {
      onTaken();
      sending.end(body);
    });
    return sending.flushHeaders();
  });
}

/** Waits for an event; fails with its name. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  awaited: string,
  seconds = 20,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited ${seconds} s in vain until ${awaited}`);
    await pause(20);
  }
}

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN;
