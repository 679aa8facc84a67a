import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { appProcess } from "../../app-process.ts";
import { addressOf } from "@meridian/contract";
import { sessionOf } from "../../editor-session.ts";
import { expectNoFaults } from "../page-probes.ts";
import { logOf, noteSent } from "../run-folder.ts";

export const PASSWORD = "a-password-for-the-test";
export const ADMIN = "ada@example.com";
export const EDITOR = "ben@example.com";

export interface OwnCms {
  url: string;
  dataDir: string;
  output(): string;
  /** Creates a record by a call, as `as` or an admin. Returns the response. */
  post<T = { doc: { id: number } }>(path: string, body: object, as?: string): Promise<T>;
  get<T = Record<string, unknown>>(path: string): Promise<T>;
  patch(path: string, body: object, as?: string): Promise<unknown>;
  /** As the site would. */
  send(call: "contactForm" | "resumeForm", fields: Record<string, string>): Promise<void>;
  /** Sets a session without the login form. Policy violations on this page fail `stop`. */
  logIn(page: Page, email?: string): Promise<void>;
  stop(): Promise<void>;
}

/** The text of the attached file. */
const IN_FILE = "Keeper of quokkas on Rottnest";
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>endobj
4 0 obj<</Length 56>>stream
BT /F 9 Tf 9 99 Td (${IN_FILE}) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

async function sendForm(address: string, fields: Record<string, string>): Promise<void> {
  noteSent(["fullname", "email", "phone", "description"].map((name) => fields[name] ?? ""));
  noteSent([IN_FILE]);
  const body = new FormData();
  for (const [name, value] of Object.entries({ _wpcf7_unit_tag: "t", ...fields }))
    body.append(name, value);
  if ("vacancy" in fields)
    body.append("file-type", new File([PDF], "cv.pdf", { type: "application/pdf" }));
  const response = await fetch(address, { method: "POST", body });
  expect(await response.json()).toMatchObject({ status: "mail_sent" });
}

/** The built content host without the demo, with an admin and an editor. `more`: settings. */
export async function startOwnCms(
  name: string,
  port: number,
  more: Record<string, string> = {},
): Promise<OwnCms> {
  const { CMS_URL: url = `http://127.0.0.1:${port}` } = more;
  const dataDir = mkdtempSync(join(tmpdir(), `meridian-${name}-`));
  const cms = appProcess(
    "cms",
    port,
    {
      DATA_DIR: dataDir,
      SEED_DEMO: "0",
      FORM_KEY: "",
      PAYLOAD_SECRET: `${name}-payload-secret-0123`,
      PURGE_SECRET: `${name}-purge-secret-012345`,
      ADMIN_EMAIL: ADMIN,
      ADMIN_PASSWORD: PASSWORD,
      ...more,
    },
    { name: `${name} cms`, log: logOf(`${name}-cms`) },
  );
  const failed = async (error: unknown): Promise<never> => {
    await cms.stop();
    throw error;
  };
  await cms.start();
  const sessions = new Map<string, Promise<string>>();
  const sessionFor = (email: string): Promise<string> => {
    const session = sessions.get(email) ?? sessionOf(url, { email, password: PASSWORD });
    sessions.set(email, session);
    return session;
  };
  type Method = "GET" | "POST" | "PATCH";
  async function request<T>(path: string, as: string, body?: object, how?: Method): Promise<T> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/cms/api${path}`, {
      method: how ?? (body ? "POST" : "GET"),
      headers: {
        authorization: `JWT ${await sessionFor(as)}`,
        ...(!isForm && { "content-type": "application/json" }),
      },
      body: body ? (isForm ? body : JSON.stringify(body)) : null,
    });
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json() as Promise<T>;
  }
  await request("/users", ADMIN, {
    email: EDITOR,
    password: PASSWORD,
    currentPassword: PASSWORD,
    role: "editor",
    name: "Ben",
  }).catch(failed);
  const refused = new Set<string>();
  return {
    url,
    dataDir,
    output: cms.output,
    post: (path, body, as = ADMIN) => request(path, as, body),
    get: (path) => request(path, ADMIN),
    patch: (path, body, as = ADMIN) => request(path, as, body, "PATCH"),
    send: (call, fields) => sendForm(url + addressOf(call), fields),
    logIn: async (page, email = ADMIN) => {
      page.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) refused.add(message.text());
      });
      const value = await sessionOf(url, { email, password: PASSWORD });
      await page.context().addCookies([{ name: "payload-token", value, url }]);
    },
    stop: async () => {
      await cms.stop();
      rmSync(dataDir, { recursive: true, force: true });
      expect([...refused], "[SEC-10] what the admin's policy refused").toEqual([]);
    },
  };
}

export async function submitLogin(page: Page, url: string, password = PASSWORD): Promise<void> {
  await page.goto(`${url}/admin/login`);
  await page.getByLabel("E-mail").fill(ADMIN);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Nothing overflows at any width; axe finds no fault. `part`: our part of a Payload page. */
export async function expectFits(page: Page, where: string, part?: string): Promise<void> {
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `${where} at ${width} px`,
      })
      .toBeLessThanOrEqual(0);
    if (width !== 768) await expectNoFaults(page, part, `${where} at ${width} px`);
  }
}
