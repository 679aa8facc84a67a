/**
 * `npm start`: from a fresh clone to a running site. Installs, builds, starts the content host
 * (which prepares its database and first seeds the demo content) and the site in parallel, and
 * prints their addresses. `-- --empty`: without the demo content.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { environment } from "./environment.mjs";
import { ensureInstalled } from "./install/install.mjs";
import { readableLines } from "./processes/readable-lines.mjs";
import { becomesFree } from "./processes/free-port.mjs";
import { healthy, startServer, stopServers, onStopSignal } from "./processes/processes.mjs";
import { checkSettings, sitePort, cmsPort } from "./settings.mjs";
import { print, stop } from "./print.mjs";

await ensureInstalled();
const env = environment();
const unknown = process.argv.slice(2).filter((word) => word !== "--empty");
if (unknown.length > 0)
  stop(
    `npm start has no option ${unknown.join(" ")}.`,
    "`npm start -- --empty` starts without the demo content.",
  );
const isEmpty = process.argv.includes("--empty");
// A build that was ended leaves an empty file.
if (
  isEmpty &&
  (statSync(join(env.DATA_DIR, "cms.sqlite"), { throwIfNoEntry: false })?.size ?? 0) > 0
)
  print(
    "The content host already has a database, so --empty has no effect. Remove the demo content on the admin's dashboard.",
  );
if (isEmpty) env.SEED_DEMO = "0";
const { ensureSecrets } = await import("./secrets/secrets.mjs");
const secrets = await ensureSecrets(env.DATA_DIR).catch((error) =>
  stop(
    `DATA_DIR is ${JSON.stringify(env.DATA_DIR)}; it cannot be used: ${error.message}`,
    "Choose a folder that this user may write, or correct what the line names.",
  ),
);
await checkSettings(env, ["cms", "site"]);
const ports = {
  cms: { setting: "CMS_PORT", port: cmsPort(env), host: env.CMS_HOST ?? "127.0.0.1" },
  site: { setting: "SITE_PORT", port: sitePort(env), host: env.SITE_BIND },
};

/** Rejects if another program has the port: its health would be taken for the server's. */
async function ensureFree({ setting, port, host }, waitMs) {
  const onWait = () => print(`Port ${port} is in use; waiting for an earlier server to stop…`);
  if (!(await becomesFree(port, host, { onWait, waitMs })))
    throw new Error(
      `${setting} is ${port}; another program listens there.\nStop it, or choose another port: ${setting}=${port + 100} npm start`,
    );
}

const taken = (await Promise.allSettled(Object.values(ports).map((place) => ensureFree(place))))
  .flatMap(({ reason }) => (reason ? [reason.message] : []))
  .join("\n");
if (taken !== "") stop(taken, "Nothing was started.");
await ensureBuilt("site", "cms");

/** A terminal does not show requests, so that the login stays visible. */
const readable = process.stdout.isTTY ? readableLines({ requests: false }) : undefined;
const hasContent = existsSync(join(env.DATA_DIR, "site/content"));
const servers = [];
let stopping = false;

async function stopAll(status) {
  if (stopping) return;
  stopping = true;
  print("Stopping…");
  await stopServers(servers);
  process.exit(status);
}
onStopSignal(() => stopAll(0));

async function start(name, script) {
  // Again, because a build or the content host's first start may have taken minutes.
  await ensureFree(ports[name], 0);
  const server = startServer(name, [script], env, { readable });
  servers.push(server);
  void server.exited.then((status) => {
    if (stopping) return;
    console.error(
      `\nThe ${name} server ended unexpectedly (${status}). Its lines above have the reason; the other server is stopped, too.`,
    );
    void stopAll(1);
  });
  return server;
}

const cmsAddress = env.CMS_URL ?? `http://127.0.0.1:${cmsPort(env)}`;
const siteAddress = env.SITE_URL ?? `http://localhost:${sitePort(env)}`;
try {
  print(`Starting the content host${hasContent ? " and the site" : ""}…`);
  const cms = await start("cms", "apps/cms/server.ts");
  const admin = healthy(cms, `http://127.0.0.1:${cmsPort(env)}/healthz`, 300);
  void admin.catch(() => {});
  // Without stored content every page would be an error until the host is ready.
  if (!hasContent) await admin;
  const site = await start("site", "apps/site/server/main.ts");
  const pages = healthy(site, `http://127.0.0.1:${sitePort(env)}/healthz`, 60);
  if (hasContent)
    void pages.then(
      () =>
        print(
          `The site is ready at ${siteAddress} with its cached content; the admin is still starting.`,
        ),
      () => {},
    );
  await Promise.all([admin, pages]);
} catch (error) {
  if (stopping) await new Promise(() => {});
  stopping = true;
  await stopServers(servers);
  stop(error.message, "The lines above name what to correct (settings: .env.example).");
}

const shown = join(env.DATA_DIR, ".admin-login-shown");
const secretsFile = join(env.DATA_DIR, "secrets.json");
/** Others may read what a service or CI prints: it gets the place. */
const password = env.ADMIN_PASSWORD
  ? "as in ADMIN_PASSWORD"
  : process.stdout.isTTY
    ? secrets.adminPassword
    : `in ${secretsFile} (adminPassword) until its first use`;
const login = existsSync(shown)
  ? `the login was printed at the first start${secrets.adminPassword ? `; until its first use it is also in ${secretsFile}` : ""}`
  : `login ${env.ADMIN_EMAIL ?? secrets.adminEmail}, password ${password}`;
writeFileSync(
  shown,
  readFileSync(shown, { encoding: "utf8", flag: "a+" }) || `${new Date().toISOString()}\n`,
);
print("Ready.");
console.log(
  `\n  Site   ${siteAddress}\n  Admin  ${cmsAddress}/admin   ${login}\n\nCtrl-C stops both.`,
);
