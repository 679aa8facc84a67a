import { expect, test, vi } from "vitest";
import type { Readiness } from "@meridian/http/readiness";
import { createHealth } from "#server/observability/health.ts";
import { createMetrics } from "#server/observability/metrics.ts";

const fine = async (): Promise<Readiness> => ({ ok: true, detail: "" });
const metrics = createMetrics({
  settings: { dataDir: "/there-is-no-backup" },
  pageStore: { count: 3, bytes: 1000 },
  pictures: { pending: 0 },
  trace: undefined,
});
const texts = [metrics.text, async () => "intake_pending 2\n"];

test("the process is alive when it responds", async () => {
  const response = createHealth({ parts: {}, metrics: texts }).alive();
  expect([response.status, await response.text(), response.headers.get("cache-control")]).toEqual([
    200,
    "ok\n",
    "no-store",
  ]);
});

test("is ready when every part is, and names the others", async () => {
  const forms = vi.fn<() => Promise<Readiness>>(fine);
  const ready = async () =>
    createHealth({ parts: { content: fine, forms }, metrics: texts, timeoutMs: 20 }).ready();
  expect((await ready()).status).toBe(200);
  forms.mockRejectedValueOnce(new Error("journal: disk full"));
  const failed = await ready();
  expect(failed.status).toBe(503);
  expect(await failed.json()).toEqual({
    ok: false,
    parts: {
      content: { ok: true, detail: "" },
      forms: { ok: false, detail: "journal: disk full" },
    },
  });
  forms.mockImplementationOnce(() => new Promise(() => {}));
  expect(await (await ready()).json()).toMatchObject({
    parts: { forms: { ok: false, detail: "no response within 20 ms" } },
  });
});

test("checks at most once a second", async () => {
  const part = vi.fn<() => Promise<Readiness>>(fine);
  const health = createHealth({ parts: { part }, metrics: texts });
  await Promise.all([health.ready(), health.ready(), health.ready()]);
  expect(part).toHaveBeenCalledTimes(1);
});

test("has the metrics of every part and names no visitor", async () => {
  metrics.request("/services/:slug", 200, "hit");
  metrics.request("/services/:slug", 200, "hit");
  metrics.call("home", 12, "ok");
  metrics.render("/", 9, 200);
  metrics.purge(-3);
  const text = await (
    await createHealth({ parts: {}, metrics: texts }).metrics(
      new Request("http://127.0.0.1/metrics"),
    )
  ).text();
  expect(text).toContain('site_requests_total{route="/services/:slug",status="200",cache="hit"} 2');
  expect(text).toContain('site_host_call_ms_count{call="home",outcome="ok"} 1');
  expect(text).toContain('site_purge_lag_ms_bucket{le="1"} 1');
  expect(text).toContain("site_pages_kept 3");
  expect(text).toContain("intake_pending 2");
});

test("refuses metrics to requests through a proxy", async () => {
  const response = await createHealth({ parts: {}, metrics: texts }).metrics(
    new Request("https://www.example.com/metrics", {
      headers: { "x-forwarded-for": "203.0.113.9" },
    }),
  );
  expect(response.status).toBe(404);
});
