/** The admin's lists and forms with a thousand records: from request to the page's last byte. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf } from "@meridian/contract";
import { healthy, startServer, stopServers } from "../tools/processes/processes.mjs";
import { median, publish } from "./result.ts";

const RECORDS = 1000;
const ROUNDS = 15;
/** Ms for a warm view (issue 7). */
const BAR = 500;
const port = 4431;
const cms = `http://127.0.0.1:${port}`;
const editor = { email: "editor@example.com", password: "a-password-for-the-bench" };
const dataDir = mkdtempSync(join(tmpdir(), "meridian-admin-"));
// Without a site the inbox's calls to it fail at once.
const env = {
  ...process.env,
  NODE_ENV: "production" as const,
  DATA_DIR: dataDir,
  CMS_PORT: String(port),
  SEED_DEMO: "0",
  PURGE_URL: "http://127.0.0.1:9/purge",
  FORM_KEY: "",
  PAYLOAD_SECRET: "bench-payload-secret-0123456789",
  PURGE_SECRET: "bench-purge-secret-0123456789",
  ADMIN_EMAIL: editor.email,
  ADMIN_PASSWORD: editor.password,
};

let cookie = "";

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  // A redirect to the login would be a different view.
  const response = await fetch(cms + path, {
    redirect: "error",
    ...init,
    headers: { cookie, "sec-fetch-site": "same-origin", ...init.headers },
  });
  if (!response.ok)
    throw new Error(
      `content host, ${init.method ?? "GET"} ${path}: ${response.status} ${(await response.text()).slice(0, 300)}`,
    );
  return response;
}

const asJson = (body: unknown): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

/** A thousand vacancies by the admin's API, and as many messages by their form address. */
async function fill(): Promise<{ vacancy: number; submission: number }> {
  const ids: number[] = [];
  for (let at = 0; at < RECORDS; at++) {
    const made = await request(
      "/cms/api/vacancies",
      asJson({
        title: `Engineer number ${at}`,
        slug: `engineer-${at}`,
        description: "We look for somebody who builds what lasts.\n".repeat(20),
        hot: at % 5,
        _status: "published",
      }),
    );
    ids.push(((await made.json()) as { doc: { id: number } }).doc.id);
    const body = new FormData();
    for (const [name, value] of Object.entries({
      fullname: `Sender ${at}`,
      email: `sender${at}@example.com`,
      description: "A message of some length. ".repeat(20),
      _wpcf7_unit_tag: "bench",
      _idempotency_key: `bench-${at}`,
    }))
      body.append(name, value);
    await request(addressOf("contactForm"), { method: "POST", body });
  }
  const {
    docs,
  }: {
    docs: { id: number }[];
  } = await (await request("/cms/api/submissions?limit=1")).json();
  return { vacancy: ids[500] ?? 0, submission: docs[0]?.id ?? 0 };
}

async function timed(path: string): Promise<number> {
  const began = performance.now();
  await (await request(path)).arrayBuffer();
  return performance.now() - began;
}

const server = startServer("cms", ["apps/cms/server.ts"], env, { quiet: true });
let held = false;
try {
  await healthy(server, `${cms}/healthz`, 300);
  const login = await request("/cms/api/users/login", asJson(editor));
  cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  const { vacancy, submission } = await fill();
  const views = {
    "list of vacancies": "/admin/collections/vacancies",
    "a vacancy": `/admin/collections/vacancies/${vacancy}`,
    "list of submissions": "/admin/collections/submissions",
    "search in submissions": "/admin/collections/submissions?search=number",
    "a submission": `/admin/collections/submissions/${submission}`,
    dashboard: "/admin",
  };
  const times: Record<string, number[]> = {};
  for (const [name, path] of Object.entries(views)) {
    for (let round = 0; round < 3; round++) await timed(path);
    times[name] = [];
    for (let round = 0; round < ROUNDS; round++) times[name].push(await timed(path));
  }
  held = publish(
    "admin",
    Object.entries(times).map(([name, all]) => ({
      name: `${name}, ${RECORDS} records, warm, median`,
      value: median(all),
      unit: "ms",
      atMost: BAR,
    })),
    { times },
  );
} finally {
  await stopServers([server]);
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(held ? 0 : 1);
