/**
 * The secrets of an installation, stored in `$DATA_DIR/secrets.json` (mode 0600) and generated
 * once, by the first process that needs them. The launcher, the site and the content host call
 * this; plain JavaScript that Node 20 runs.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const hex = () => randomBytes(32).toString("hex");

/** How each secret is generated. One added in a later version is generated on the next start. */
const makers = {
  payloadSecret: hex,
  purgeSecret: hex,
  formSecret: hex,
  formKey: hex,
  adminEmail: () => "admin@example.com",
  adminPassword: () => randomBytes(15).toString("base64url"),
};

/**
 * Milliseconds after which a lock counts as left by a process that died, and the longest wait for
 * one.
 */
const STALE_LOCK = 10_000;
const WAIT_MS = 15_000;

/**
 * Reads the secrets, and generates missing ones. Two simultaneous callers get the same ones.
 * Throws if the file exists but is not a JSON object of texts: then it is never overwritten.
 */
export async function ensureSecrets(dataDir) {
  const file = join(dataDir, "secrets.json");
  const found = await read(file);
  if (found && isWhole(found)) return found;
  await mkdir(dataDir, { recursive: true });
  const unlock = await lock(`${file}.lock`);
  try {
    const kept = (await read(file)) ?? {};
    if (isWhole(kept)) return kept;
    const secrets = { ...kept };
    for (const [name, make] of Object.entries(makers))
      if (!isThere(secrets, name)) secrets[name] = make();
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    await rename(draft, file);
    return secrets;
  } finally {
    await unlock();
  }
}

/** The content host empties the first password after its use. */
const isThere = (secrets, name) =>
  Boolean(secrets[name]) || (name === "adminPassword" && secrets[name] === "");
const isWhole = (secrets) => Object.keys(makers).every((name) => isThere(secrets, name));

/** The file's secrets, or `null` if there is no file. */
async function read(file) {
  let text;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw new Error(`${file} cannot be read (${error.code}); make it readable for this user`, {
      cause: error,
    });
  }
  const secrets = parse(text);
  if (!secrets)
    throw new Error(
      `${file} is damaged: it must be one JSON object of texts. Restore it from a backup; if you remove it, new secrets are generated and editors must log in again`,
    );
  // A copied file may have become readable for everyone; on a file system without modes it stays
  // so.
  await chmod(file, 0o600).catch(() => {});
  return secrets;
}

function parse(text) {
  try {
    const json = JSON.parse(text);
    const isObject = typeof json === "object" && json !== null && !Array.isArray(json);
    return isObject && Object.values(json).every((value) => typeof value === "string")
      ? json
      : null;
  } catch {
    return null;
  }
}

/** Takes the lock: a file that only one process can create. Returns a function that releases it. */
async function lock(path) {
  const until = Date.now() + WAIT_MS;
  while (!(await created(path))) {
    if (Date.now() > until)
      throw new Error(
        `${path} has been held by another process for ${WAIT_MS / 1000} s; if no process is starting, remove it and, if it exists, ${path}.stale`,
      );
    if ((await isStale(path)) && (await created(`${path}.stale`))) {
      // Only the process that created that file removes a lock, and checks again first: it may be
      // a new one by now.
      if (await isStale(path)) await rm(path, { force: true });
      await rm(`${path}.stale`, { force: true });
    } else await pause(25);
  }
  return () => rm(path, { force: true });
}

const isStale = (path) =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > STALE_LOCK,
    () => false,
  );

async function created(path) {
  try {
    await writeFile(path, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}
