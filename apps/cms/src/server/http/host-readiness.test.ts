import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createReadiness } from "@meridian/http/readiness";
import { afterEach, beforeEach, expect, test } from "vitest";
import { alertOn, hostParts } from "#server/http/host-readiness.ts";
import { createListener, type Phase } from "#server/http/listener.ts";
import { readSettings } from "#server/settings.ts";

let dataDir: string;
let server: Server;
let phase: Phase;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cms-ready-"));
  await mkdir(join(dataDir, "media"));
  const secrets = { payloadSecret: "p".repeat(20), purgeSecret: "q".repeat(20) };
  phase = {
    name: "ready",
    readiness: createReadiness({}),
    handle: async (_, response) => void response.end("next"),
  };
  const settings = readSettings(
    { DATA_DIR: dataDir, CMS_URL: "https://cms.example.com", CMS_TRUST_PROXY: "none" },
    secrets,
  );
  server = createServer(createListener(settings, phase, { error: () => undefined }));
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
});
afterEach(async () => {
  await new Promise((done) => server.close(done));
  await rm(dataDir, { recursive: true, force: true });
});

async function get(path: string, init: RequestInit = {}) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    body: await response.text(),
  };
}

test("[NODE-23] health is 200 only while database and disk work, and names what does not", async () => {
  expect(await get("/healthz")).toMatchObject({ status: 200 });
  let [responds, space] = [true, 2 ** 40];
  const lines: unknown[] = [];
  const log = { error: (fields: object) => lines.push(fields), info: () => lines.push("again") };
  const alert = alertOn(log as never);
  const ping = async (): Promise<void> => {
    if (!responds)
      throw new Error("Failed query: select", {
        cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }),
      });
  };
  const check = async () => {
    const parts = hostParts({ dataDir }, ping, async () => space);
    phase.readiness = createReadiness(parts);
    alert(await phase.readiness());
    const { status, body } = await get("/healthz");
    return [status, JSON.parse(body).status];
  };
  expect([await check(), lines]).toEqual([[200, "ok"], []]);
  space = 300 * 2 ** 20;
  expect([await check(), lines]).toEqual([[200, "ok"], [{ alert: true, part: "disk" }]]);
  space = 10 * 2 ** 20;
  expect([await check(), lines.length]).toEqual([[503, "disk"], 1]);
  [space, responds] = [2 ** 40, false];
  expect([await check(), lines.slice(1)]).toEqual([
    [503, "database"],
    [{ alert: true, part: "database" }, "again"],
  ]);
  expect((await get("/healthz")).body).toContain("does not respond (ECONNREFUSED)");
});

test("[NODE-23] without the database an editor reads that, and not that a right is missing", async () => {
  phase.readiness = createReadiness({ database: async () => ({ ok: false, detail: "gone" }) });
  const call = await get("/cms/api/vacancies/1?autosave=true", { method: "PATCH" });
  expect([call.status, JSON.parse(call.body).errors[0].message]).toEqual([
    503,
    expect.stringMatching(/database cannot be reached.*Your words are kept here/),
  ]);
  const page = await get("/admin/collections/vacancies/1", { redirect: "manual" });
  expect(page).toMatchObject({ status: 503, retryAfter: "10" });
  expect(page.body).toContain("You are still logged in");
  expect(await get("/_next/static/x.js")).toMatchObject({ status: 200, body: "next" });
  expect(await get("/media/clip.mp4")).toMatchObject({ status: 404 });
});
