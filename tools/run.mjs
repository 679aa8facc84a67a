/**
 * `npm run site | cms | dev`: one server on the project's Node, with `.env`. `--demo-port` and
 * `--demo-languages` are for the demo host of `dev`.
 */
import { parseArgs } from "node:util";
import { ensureBuilt } from "./build.mjs";
import { environment } from "./environment.mjs";
import { ensureInstalled } from "./install/install.mjs";
import { readableLines } from "./processes/readable-lines.mjs";
import { healthy, startServer, stopServers, onStopSignal } from "./processes/processes.mjs";
import { checkSettings } from "./settings.mjs";
import { print, stop } from "./print.mjs";

const { what, demoPort, demoLanguages } = chosen();
await ensureInstalled();
const env = environment();
const servers = [];
onStopSignal(() => stopServers(servers).then(() => process.exit(0)));

function start(name, args, settings = env) {
  const readable = process.stdout.isTTY ? readableLines({ requests: true }) : undefined;
  const server = startServer(name, args, settings, { readable });
  servers.push(server);
  void server.exited.then(async (status) => {
    await stopServers(servers);
    process.exit(status === 0 ? 0 : 1);
  });
  return server;
}

if (what === "site" || what === "cms") {
  await checkSettings(env, [what]);
  await ensureBuilt(what);
  start(what, [what === "site" ? "apps/site/server/main.ts" : "apps/cms/server.ts"]);
} else if (what === "dev") await dev();
else
  stop(`tools/run.mjs starts site, cms or dev, not ${what}.`, "See the scripts in package.json.");

/** Hot reload on the demo host, unless CONTENT_HOST is set. */
async function dev() {
  const settings = { ...env, NODE_ENV: "development", LOG_LEVEL: env.LOG_LEVEL ?? "info" };
  if (!settings.CONTENT_HOST) {
    settings.CONTENT_HOST = `http://127.0.0.1:${demoPort}`;
    const options = ["--port", demoPort, "--languages", demoLanguages];
    const demo = start("demo", ["packages/demo/src/main.ts", ...options], settings);
    await healthy(demo, `${settings.CONTENT_HOST}/healthz`, 15);
  }
  await checkSettings(settings, ["site"]);
  const site = start("site", ["apps/site/server/main.ts", "--dev"], settings);
  await healthy(site, `http://127.0.0.1:${settings.SITE_PORT ?? 3000}/healthz`, 30);
  print(
    `Ready: http://localhost:${settings.SITE_PORT ?? 3000} with hot reload, content from ${settings.CONTENT_HOST}`,
  );
}

function chosen() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        "demo-port": { type: "string", default: "4010" },
        "demo-languages": { type: "string", default: "" },
      },
    });
    return {
      what: positionals[0],
      demoPort: values["demo-port"],
      demoLanguages: values["demo-languages"],
    };
  } catch (error) {
    return stop(error.message, "npm run dev takes --demo-port and --demo-languages.");
  }
}
