/** A content host of a spec's own: the built one, without the demo, with one admin. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { healthy, startServer, stopServers } from "../../../tools/processes/processes.mjs";
import { sessionOf } from "../../editor-session.ts";
import { logOf } from "../run-folder.ts";

export const PASSWORD = "a-password-for-the-test";
const ADMIN = "ada@example.com";

export interface OwnCms {
  url: string;
  /** Makes a record by a call, as an admin; what the host answered. */
  post<T = { doc: { id: number } }>(path: string, body: object): Promise<T>;
  /** What stands at an address of the host, as an admin reads it. */
  get<T = Record<string, unknown>>(path: string): Promise<T>;
  /**
   * Gives the page a session, as the login form would (`inbox.long.spec.ts` and others fill that one). What the
   * policy refuses this page fails `stop`.
   */
  logIn(page: Page, email?: string): Promise<void>;
  stop(): Promise<void>;
}

/** `more`: settings in addition to the required ones. */
export async function startOwnCms(
  name: string,
  port: number,
  more: Record<string, string> = {},
): Promise<OwnCms> {
  const { CMS_URL: url = `http://127.0.0.1:${port}` } = more;
  const dataDir = mkdtempSync(join(tmpdir(), `meridian-${name}-`));
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    DATA_DIR: dataDir,
    CMS_PORT: String(port),
    CMS_URL: url,
    SEED_DEMO: "0",
    PAYLOAD_SECRET: `${name}-payload-secret-0123`,
    PURGE_SECRET: `${name}-purge-secret-012345`,
    ADMIN_EMAIL: ADMIN,
    ADMIN_PASSWORD: PASSWORD,
    ...more,
  };
  const cms = startServer(`${name} cms`, ["apps/cms/server.ts"], env, {
    quiet: true,
    log: logOf(`${name}-cms`),
  });
  await healthy(cms, `${url}/healthz`, 180);
  let session = "";
  async function ask<T>(path: string, how: RequestInit = {}): Promise<T> {
    const answer = await fetch(`${url}/cms/api${path}`, {
      ...how,
      headers: { "content-type": "application/json", authorization: `JWT ${session}` },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<T>;
  }
  const post = <T>(path: string, body: object): Promise<T> =>
    ask<T>(path, { method: "POST", body: JSON.stringify(body) });
  session = await sessionOf(url, { email: ADMIN, password: PASSWORD });
  await post("/users", {
    email: "ben@example.com",
    password: PASSWORD,
    currentPassword: PASSWORD,
    role: "editor",
    name: "Ben",
  });
  const refused = new Set<string>();
  return {
    url,
    post,
    get: ask,
    logIn: async (page, email = ADMIN) => {
      page.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) refused.add(message.text());
      });
      const value = await sessionOf(url, { email, password: PASSWORD });
      await page.context().addCookies([{ name: "payload-token", value, url }]);
    },
    stop: async () => {
      await stopServers([cms]);
      rmSync(dataDir, { recursive: true, force: true });
      expect([...refused], "[SEC-10] what the admin's policy refused").toEqual([]);
    },
  };
}
