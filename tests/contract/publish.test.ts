/** Purges of the content host after a publish: signed, after the commit, retried; not of drafts. */
import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { appProcess } from "../app-process.ts";
import { sessionOf } from "../editor-session.ts";
import { portAt } from "../ports.ts";

const PURGE_PORT = portAt(22);
const PURGE_SECRET = "publish-purge-secret-0123456";
const EDITOR = { email: "editor@example.com", password: "a-password-for-the-test" };
const dataDir = mkdtempSync(join(tmpdir(), "meridian-publish-"));
const cms = appProcess("cms", portAt(21), {
  DATA_DIR: dataDir,
  SEED_DEMO: "0",
  PAYLOAD_SECRET: "publish-payload-secret-0123",
  PURGE_SECRET,
  PURGE_URL: `http://127.0.0.1:${PURGE_PORT}/purge`,
  ADMIN_EMAIL: EDITOR.email,
  ADMIN_PASSWORD: EDITOR.password,
});
let token = "";

/** Received by the site, with its content then. The first is refused, as during a restart. */
const purges: { tags: string[]; signed: boolean; page: string; status: number }[] = [];
const site = createServer(async (request, response) => {
  const body = await text(request);
  const signed =
    request.headers["x-signature"] ===
    `sha256=${createHmac("sha256", PURGE_SECRET).update(body).digest("hex")}`;
  const page = await fetch(`${cms.url}/api/wp/v2/pages/1120`).then((reply) => reply.text());
  const status = purges.length === 0 ? 503 : 204;
  purges.push({ tags: (JSON.parse(body) as { tags: string[] }).tags, signed, page, status });
  response.writeHead(status).end();
});

async function post(path: string, body: unknown): Promise<void> {
  const headers = {
    "content-type": "application/json",
    ...(token && { authorization: `JWT ${token}` }),
  };
  const response = await fetch(`${cms.url}/cms/api${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`content host, POST ${path}: ${response.status} ${await response.text()}`);
}

beforeAll(async () => {
  await new Promise<void>((done) => void site.listen(PURGE_PORT, "127.0.0.1", done));
  await cms.start();
  token = await sessionOf(cms.url, EDITOR);
}, 200_000);

afterAll(async () => {
  await cms.stop();
  site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a draft sends nothing; a publish sends a signed purge once it can be read, and again after a refusal", async () => {
  await post("/globals/home?draft=true", { headerTitle: "Only a draft", _status: "draft" });
  await post("/globals/home", { headerTitle: "On the page", _status: "published" });
  await vi.waitFor(() => expect(purges.map(({ status }) => status)).toEqual([503, 204]), {
    timeout: 30_000,
    interval: 50,
  });
  expect(purges.every(({ signed }) => signed)).toBe(true);
  for (const { tags, page } of purges) {
    expect(tags).toContain("home");
    expect(page).toContain("On the page");
    expect(page).not.toContain("Only a draft");
  }
});
