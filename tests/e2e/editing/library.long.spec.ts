/**
 * An editor's drawing in an admin's browser, at the real content host: it draws, and does nothing
 * else.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "@playwright/test";
import {
  healthy,
  startServer,
  stopServers,
  type Server,
} from "../../../tools/processes/processes.mjs";
import { sessionOf } from "../../editor-session.ts";
import { portAt } from "../../ports.ts";
import { logOf } from "../run-folder.ts";

const CMS = `http://127.0.0.1:${portAt(70)}`;
const ADMIN = { email: "ada@example.com", password: "a-password-for-the-test" };
const EDITOR = { email: "erin@example.com", password: "a-password-for-the-test" };
/**
 * Creates a user with the rights of the viewer. Payload reads the script as part of a comment,
 * Chromium does not.
 */
const SCRIPT =
  'fetch("/cms/api/users",{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({email:"mallory@example.com",password:"a-password-of-hers",role:"admin"})})';
const HOSTILE = Buffer.from(
  `<?xml version="1.0" encoding="ISO-2022-JP"?><svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">\x1b$B<!--\x1b(B<script>${SCRIPT}</script><!-- --><path fill="#f00" d="M0 0h90v90H0z"/></svg>`,
  "latin1",
);
const dataDir = mkdtempSync(join(tmpdir(), "meridian-library-"));
let cms: Server;
let admin = "";

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    DATA_DIR: dataDir,
    CMS_PORT: String(portAt(70)),
    CMS_URL: CMS,
    SEED_DEMO: "0",
    PAYLOAD_SECRET: "library-payload-secret-0123",
    PURGE_SECRET: "library-purge-secret-012345",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  cms = startServer("cms", ["apps/cms/server.ts"], env, { quiet: true, log: logOf("library-cms") });
  await healthy(cms, `${CMS}/healthz`, 180);
  admin = await sessionOf(CMS, ADMIN);
  await ask(
    "/users",
    admin,
    JSON.stringify({ ...EDITOR, role: "editor", currentPassword: ADMIN.password }),
  );
});

test.afterAll(async () => {
  await stopServers([cms]);
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask<T>(path: string, session: string, body?: string | FormData): Promise<T> {
  const headers = {
    authorization: `JWT ${session}`,
    ...(typeof body === "string" && { "content-type": "application/json" }),
  };
  return (
    await fetch(`${CMS}/cms/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body ?? null,
    })
  ).json() as Promise<T>;
}

async function upload(session: string): Promise<string> {
  const form = new FormData();
  form.append("_payload", JSON.stringify({ alt: "A mark" }));
  form.append("file", new File([new Uint8Array(HOSTILE)], "mark.svg", { type: "image/svg+xml" }));
  return (await ask<{ doc: { filename: string } }>("/media", session, form)).doc.filename;
}

test("an SVG with a hidden script is stored as a clean SVG; an older one creates no user in an admin's name", async ({
  page,
}) => {
  const name = await upload(await sessionOf(CMS, EDITOR));
  const path = join(dataDir, "media", name);
  expect(readFileSync(path, "utf8")).not.toContain("script");

  await page.goto(`${CMS}/admin/login`);
  await page.getByLabel("E-mail").fill(ADMIN.email);
  await page.getByLabel("Password").fill(ADMIN.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL(/\/admin\/?$/);
  // The panel works by its cookie; no script of its pages reads the session anywhere.
  const me = await page.evaluate(async () => (await fetch("/cms/api/users/me")).text());
  expect(me).toContain(ADMIN.email);
  expect(me).not.toMatch(/eyJ[\w-]+\./);
  expect(await page.evaluate(() => document.cookie)).not.toContain("payload-token");

  // As an earlier release stored it.
  writeFileSync(path, HOSTILE);
  const blocked: string[] = [];
  const made: string[] = [];
  page.on("console", (message) => blocked.push(message.text()));
  page.on("request", (request) => request.method() === "POST" && made.push(request.url()));
  for (const address of [`/cms/api/media/file/${name}`, `/media/${name}`]) {
    blocked.length = 0;
    const answer = await page.goto(CMS + address);
    expect([answer?.status(), answer?.headers()["content-type"]]).toEqual([200, "image/svg+xml"]);
    await expect
      .poll(() => blocked.join("\n"), { message: address })
      .toMatch(/Blocked script execution|violates the following Content Security Policy/);
  }
  expect(made).toEqual([]);
  const { docs } = await ask<{ docs: { email: string }[] }>("/users?sort=id", admin);
  expect(docs.map(({ email }) => email)).toEqual([ADMIN.email, EDITOR.email]);
});

test("what the content host writes is one JSON object a line, in plain letters", async () => {
  // Refused, which Payload logs in its own line.
  await fetch(`${CMS}/cms/api/vacancies`);
  await expect
    .poll(() => cms.output.some((line) => line.includes("Your role does not allow this")))
    .toBe(true);
  const lines = cms.output.map((line) => JSON.parse(line) as { msg: string });
  for (const line of lines)
    expect(line).toMatchObject({
      level: expect.any(Number),
      time: expect.stringMatching(/^\d{4}-/),
      msg: expect.stringMatching(/\w/),
    });
  expect(lines.map(({ msg }) => stripVTControlCharacters(msg))).toEqual(
    lines.map(({ msg }) => msg),
  );
});
