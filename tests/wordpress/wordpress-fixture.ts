import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { appProcess } from "../app-process.ts";
import { NO_RATE_LIMITS } from "../no-rate-limits.ts";
import { originOf, SITE_PORTS, siteOf, type InstanceName, type Kit } from "./kit.ts";
import { ADMIN, OTHERS, PURGE_SECRET, runPhp } from "./wordpress.ts";

const reason = inject("whyNoKit");

/** The kit cannot run here: tests that need it are skipped by name. */
export const isSkipped = reason !== "";
/** Suffix of a skipped test's name. */
export const because = isSkipped ? ` (skipped: ${reason})` : "";

export const kit = (): Kit => inject("kit");

/** Whether this optional plugin is present. */
export const isThere = (other: keyof typeof OTHERS): boolean =>
  !isSkipped && kit().plugins.includes(OTHERS[other]);

/** Calls WordPress's REST API as its administrator. */
export async function asAdmin<T>(
  name: InstanceName,
  route: string,
  body?: unknown,
  method = body === undefined ? "GET" : "POST",
): Promise<T> {
  const login = Buffer.from(`${ADMIN.name}:${kit().passwords[name]}`).toString("base64");
  const response = await fetch(`${originOf(name)}/api${route}`, {
    method,
    headers: { authorization: `Basic ${login}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${route}: ${response.status} ${text.slice(0, 400)}`);
  return JSON.parse(text) as T;
}

export async function readApi(
  name: InstanceName,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; json: unknown }> {
  const response = await fetch(`${originOf(name)}/api${path}`, {
    headers: { accept: "application/json", ...headers },
  });
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text) as unknown;
  } catch {
    json = undefined;
  }
  return { status: response.status, text, json };
}

/** Returns the value of a line of PHP in a WordPress. */
export const php = (name: InstanceName, code: string): unknown =>
  runPhp(kit().folder, name, "eval.php", { code });

export interface Site {
  url: string;
  log(): string;
  get(path: string): Promise<{ status: number; html: string; location: string | null }>;
  stop(): Promise<void>;
}

/** Starts the built site in front of an instance. */
export async function startSite(
  name: InstanceName,
  env: Record<string, string> = {},
): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), "wordpress-site-"));
  const url = siteOf(name);
  const site = appProcess("site", SITE_PORTS[name], {
    ...NO_RATE_LIMITS,
    CONTENT_HOST: originOf(name),
    DATA_DIR: dataDir,
    PURGE_SECRET,
    ...env,
  });
  await site.start();
  return {
    url,
    log: site.output,
    async get(path) {
      const response = await fetch(url + path, { redirect: "manual" });
      return {
        status: response.status,
        html: await response.text(),
        location: response.headers.get("location"),
      };
    },
    async stop() {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
