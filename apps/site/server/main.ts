/** `node apps/site/server/main.ts`: the built site; with `--dev` from sources, hot reloaded. */
import { withLogin } from "@meridian/http/with-login";
import { join } from "node:path";
import { createHttpServer } from "@meridian/http/http-server";
import { stopServer } from "@meridian/http/stop-server";
import { createSite } from "#server/compose.ts";
import { loadBuild } from "#server/build.ts";
import type { Stage } from "#server/stage.ts";
import { createForms } from "#server/forms/forms.ts";
import { listen } from "#server/http/listen.ts";
import { createLog } from "#server/observability/log.ts";
import { openTrace } from "#server/observability/trace.ts";
import { reportSettings } from "#server/config/report-settings.ts";
import { loadSettings, SettingsError, type Settings } from "#server/config/settings.ts";
import { loadStatic } from "#server/static/static.ts";

const root = join(import.meta.dirname, "..");

// Stored files are readable by this user only, including databases and their logs.
process.umask(0o077);

async function productionStage({ siteUrl, dataDir, assetsDir }: Settings): Promise<Stage> {
  const { server, browserFiles, clientFolder } = await loadBuild(join(root, "build"));
  const files = await loadStatic({
    clientFolder,
    retainedFolder: assetsDir ?? join(dataDir, "site/assets"),
    isShared: assetsDir !== undefined,
    isHttps: siteUrl.startsWith("https:"),
  });
  return { mode: "production", build: () => server, browserFiles, files };
}

async function run(): Promise<void> {
  const settings = await loadSettings(process.env);
  const { contentHost, contentLogin } = settings;
  // For all requests to the host: calls, pictures, fonts, previews, forms.
  if (contentLogin !== undefined)
    globalThis.fetch = withLogin(globalThis.fetch, contentHost, contentLogin);
  const trace = await openTrace(settings.collector, {
    report: { info: (words) => log.info(words), warn: (words) => log.warn(words) },
  });
  const { log, flush } = createLog(settings.logLevel, trace?.ids);
  reportSettings(settings, process.env, log);
  const server = createHttpServer();
  const development = process.argv.includes("--dev")
    ? await (await import("#server/dev.ts")).startDevelopment(server, root)
    : undefined;
  const stage = development?.stage ?? (await productionStage(settings));
  const site = await createSite({ settings, createForms, log, stage, trace });

  let stopping = false;
  const end = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    await Promise.all([stopServer(server, log), development?.close()]);
    await site.close();
    await trace?.close();
    flush();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void end(signal));
  process.on("unhandledRejection", (error) =>
    log.error({ err: error }, "unhandled promise rejection"),
  );
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception: the process exits");
    flush();
    process.exit(1);
  });

  const address = await listen(
    server,
    development?.around(site.listener) ?? site.listener,
    settings,
  );
  log.info(
    { address, site: settings.siteUrl, host: settings.contentHost, data: settings.dataDir },
    `the site listens on ${address}`,
  );
  flush();
}

run().catch((error: unknown) => {
  console.error(
    error instanceof SettingsError ? error.message.replace(/^/gm, "site settings: ") : error,
  );
  process.exit(1);
});
