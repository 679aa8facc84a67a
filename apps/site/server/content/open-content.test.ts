import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createInvalidations } from "#server/content/invalidations.ts";
import { createRouteTable } from "#server/http/route-table.ts";
import { createLog } from "#server/observability/log.ts";
import { hostOrigins, openContent } from "#server/content/open-content.ts";
import { languagesOf } from "#server/config/site-language.ts";

const page = { id: 7, slug: "start", title: "Start", acf: { section_header_title: "Teams" } };

async function wordPress(pause: number): Promise<{ host: string; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    setTimeout(() => response.end(JSON.stringify([page])), pause);
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => void server.once("listening", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

async function opened(contentHost: string, contentTimeout: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "site-open-content-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = {
    contentHost,
    contentAliases: [],
    contentApi: "/wp-json",
    contentTimeout,
    homePage: "start",
    siteUrl: "https://www.example.com",
    dataDir,
  };
  return openContent({
    settings,
    siteSettings: { languages: () => languagesOf({ language: "en", otherLanguages: [] }) },
    log: createLog("silent").log,
    invalidations: createInvalidations(),
    metrics: { call: () => undefined },
    ttl: 60_000,
    timeoutMs: 2000,
    trace: undefined,
    link: { isNotified: () => false },
    servedLanguages: { learn: () => undefined },
    routes: async () => createRouteTable([]),
  });
}

test("the settings decide the host's REST address and home page", async () => {
  const { host, requests } = await wordPress(0);
  const content = await opened(host, 5000);
  expect(await content.forRender().read("home")).toMatchObject({ section_header_title: "Teams" });
  expect(requests).toEqual(["/wp-json/wp/v2/pages?slug=start"]);
});

test("the settings limit a call's duration", async () => {
  const { host } = await wordPress(10_000);
  const content = await opened(host, 300);
  await expect(content.forRender().read("home")).rejects.toThrow("did not answer within 300 ms");
});

test("the host is known by http and https if it has no port", () => {
  expect([
    ...hostOrigins({
      contentHost: "https://cms.example.com/blog",
      contentAliases: ["http://10.0.0.1:8080"],
    }),
  ]).toEqual(["https://cms.example.com", "http://10.0.0.1:8080", "http://cms.example.com"]);
});
