/**
 * `node apps/cms/server.ts`, after `npm run build -w @meridian/cms`. `--migrate` only migrates the
 * database, before a release on several hosts (NODE-20).
 */
import { existsSync } from "node:fs";
import { IncomingMessage, ServerResponse, type Server } from "node:http";
import { Socket } from "node:net";
import { join, resolve } from "node:path";
import { pino, type Logger } from "pino";
import type { Cms } from "./src/host/boot.ts";
import { hostParts, watchReadiness } from "./src/server/http/host-readiness.ts";
import { createListener, type Phase } from "./src/server/http/listener.ts";
import { openTextReader } from "./src/inbox/texts/text-reader.ts";
import { openMailTools } from "./src/inbox/mailbox/open-mail-tools.ts";
import { openPreparer } from "./src/library/preparer.ts";
import { logOptions, takeConsole } from "./src/server/log.ts";
import { readSettings, SettingsError, type Settings } from "./src/server/settings.ts";
import { whyNoBucket } from "@meridian/files/store/in-bucket";
import { createHttpServer } from "@meridian/http/http-server";
import { createReadiness } from "@meridian/http/readiness";
import { stopServer } from "@meridian/http/stop-server";
import { contentHostSettings } from "@meridian/settings/content-host";
import { clearWarning } from "@meridian/settings/in-the-clear";
import { removedLines } from "@meridian/settings/removed";
import { ensureSecrets } from "../../tools/secrets/secrets.mjs";

const here = import.meta.dirname;
/** Milliseconds from a stop signal until the process ends, even with work left. */
const STOP_DEADLINE = 9000;

// Only this user can read stored files, databases and their logs.
process.umask(0o077);

Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });

function fail(lines: string[]): never {
  for (const line of lines) console.error(`content host: ${line}`);
  process.exit(1);
}

/** Makes `DATA_DIR` and `SITE_CONFIG` absolute: the bundle reads the same environment. */
async function prepare(): Promise<Settings> {
  process.env.DATA_DIR = resolve(join(here, "../.."), process.env.DATA_DIR || "data");
  process.env.SITE_CONFIG = resolve(
    join(here, "../.."),
    process.env.SITE_CONFIG || "apps/site/site.config.json",
  );
  if (!existsSync(join(here, ".next/BUILD_ID")))
    fail(["it has not been built: run `npm run build -w @meridian/cms` first."]);
  try {
    return readSettings(process.env, await ensureSecrets(process.env.DATA_DIR));
  } catch (error) {
    return fail(
      error instanceof SettingsError
        ? error.lines
        : [error instanceof Error ? error.message : String(error)],
    );
  }
}

/** Logs once, at the start, what is wrong with the bucket. */
async function logBucket({ bucket }: Settings, log: Logger): Promise<void> {
  if (!bucket) return;
  const problem = await whyNoBucket(bucket);
  if (problem) log.error(`files: ${problem}`);
  else log.info(`files: in bucket ${bucket.name}`);
}

async function startNext({ host, port }: Settings) {
  // Next resolves its project, and Payload its components, from the working folder.
  process.chdir(here);
  const { default: next } = await import("next");
  const app = next({ dev: false, dir: here, quiet: true, hostname: host, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  // Next runs `instrumentation.ts` at the first request, so it gets an artificial one.
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: "GET",
    url: "/nothing-is-here",
  });
  await handle(request, new ServerResponse(request));
  const cms: Cms | undefined = Reflect.get(globalThis, Symbol.for("meridian.cms"));
  if (!cms) throw new Error("the build holds no content host: build it again");
  return { handle, cms };
}

function listen(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((done, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new Error(
              `${host}:${port} is taken by another program: choose another port with CMS_PORT`,
            )
          : error,
      ),
    );
    server.listen(port, host, done);
  });
}

async function migrate(settings: Settings, log: Logger): Promise<void> {
  const { cms } = await startNext(settings);
  await cms.open();
  const demo = async () => (await import("./src/moving-in/seed/demo.ts")).loadWholeDemo();
  await cms.seed({ demo, print: (line) => log.info(line) });
  await cms.close();
  log.info("The database is up to date.");
}

async function run(): Promise<void> {
  const settings = await prepare();
  const log = pino(logOptions(settings.logLevel));
  takeConsole(log);
  const clear = clearWarning(contentHostSettings, process.env);
  if (clear) log.warn(clear);
  for (const line of removedLines("content host", process.env)) log.warn(line);
  if (process.argv.includes("--migrate")) {
    await migrate(settings, log);
    process.exit(0);
  }
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "the process cannot go on");
    process.exit(1);
  });
  void logBucket(settings, log);
  const phase: Phase = { name: "starting" };
  const server = createHttpServer();
  server.on("request", createListener(settings, phase, log));
  const running: { cms?: Cms } = {};
  const stop = async (): Promise<void> => {
    if (phase.name === "stopping") return;
    phase.name = "stopping";
    setTimeout(() => process.exit(1), STOP_DEADLINE).unref();
    await stopServer(server, log);
    await running.cms?.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());

  try {
    await listen(server, settings);
    await makeReady(settings, phase, running, log);
  } catch (error) {
    // A stop during the start closes the database, which causes this error.
    if (isStopping(phase)) return;
    log.fatal({ err: error }, "the content host cannot start");
    process.exit(1);
  }
}

const isStopping = (phase: Phase): boolean => phase.name === "stopping";

async function makeReady(
  settings: Settings,
  phase: Phase,
  running: { cms?: Cms },
  log: Logger,
): Promise<void> {
  const print = (line: string): void => log.info(line);
  openPreparer();
  openTextReader();
  openMailTools(settings);
  const { cms, handle } = await startNext(settings);
  running.cms = cms;
  phase.handle = handle;
  phase.isClosed = (name) => cms.isClosed(name);
  await cms.open();
  if (isStopping(phase)) return;
  const demo = async () => {
    if (!isStopping(phase)) phase.name = "seeding";
    return (await import("./src/moving-in/seed/demo.ts")).loadWholeDemo();
  };
  await cms.seed({ demo, print });
  if (isStopping(phase)) return;
  cms.startNotifyingSite();
  phase.readiness = createReadiness(hostParts(settings, () => cms.ping()));
  watchReadiness(phase.readiness, log);
  phase.name = "ready";
  print(
    `The content host is ready: ${settings.url}/admin (listening on ${settings.host}:${settings.port})`,
  );
}

await run().catch((error: unknown) =>
  fail([error instanceof Error ? (error.stack ?? error.message) : String(error)]),
);
