import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import * as v from "valibot";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMetrics } from "#server/observability/metrics.ts";
import { openTrace } from "#server/observability/trace.ts";

const WAIT = { timeout: 5000, interval: 10 };
const attribute = v.object({
  key: v.string(),
  value: v.looseObject({
    stringValue: v.optional(v.string()),
    intValue: v.optional(v.union([v.string(), v.number()])),
  }),
});
const span = v.object({
  name: v.string(),
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  attributes: v.array(attribute),
});
const spansSent = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(attribute) }),
      scopeSpans: v.array(v.object({ spans: v.array(span) })),
    }),
  ),
});
type Sent = v.InferOutput<typeof span>;

/** An OTLP collector that stores spans, and a host that returns the trace of its request. */
async function collector(status = () => 200) {
  const spans: Sent[] = [];
  const resource: Record<string, string | undefined> = {};
  const figures: string[] = [];
  const parents: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith("/host")) {
      parents.push(request.headers.traceparent?.toString());
      response.end("{}");
      return;
    }
    const body = await json(request);
    response.writeHead(status(), { "content-type": "application/json" }).end("{}");
    if (request.url === "/v1/metrics") figures.push(JSON.stringify(body));
    if (request.url !== "/v1/traces") return;
    for (const of of v.parse(spansSent, body).resourceSpans) {
      for (const { key, value } of of.resource.attributes) resource[key] = value.stringValue;
      spans.push(...of.scopeSpans.flatMap((scope) => scope.spans));
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return { spans, resource, figures, parents, url };
}

async function opened(endpoint: string) {
  const lines: string[] = [];
  const write = (words: string): void => void lines.push(words);
  const trace = await openTrace(endpoint, { report: { info: write, warn: write }, every: 50 });
  if (!trace) throw new Error("there is no trace");
  onTestFinished(() => trace.close());
  return { trace, lines };
}

test("[NODE-15] a request, its render and the host's call are one trace, which continues the caller's and is passed to the host", async () => {
  vi.stubEnv("OTEL_SERVICE_NAME", "our-site");
  vi.stubEnv("OTEL_RESOURCE_ATTRIBUTES", "deployment.environment.name=trial");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { spans, resource, figures, parents, url } = await collector();
  const { trace, lines } = await opened(url);
  const caller = { trace_id: "a".repeat(32), span_id: "b".repeat(16) };
  const request = trace.request("GET", `00-${caller.trace_id}-${caller.span_id}-01`);
  let inside: ReturnType<typeof trace.ids> = {};
  const render = request.run(() =>
    trace.bound(() =>
      trace.span("render", { route: "/blog" }, async () => {
        inside = trace.ids();
        await trace.fetch(`${url}/host?token=of-a-visitor`);
      }),
    ),
  );
  await render();
  request.end({ route: "/blog", status: 200 });
  trace.meter.count("meridian.requests", { route: "/blog" });
  await expect.poll(() => spans.length, WAIT).toBe(3);
  const named = (name: string) => spans.find((one) => one.name === name);
  const [server, rendered, called] = [named("GET /blog"), named("render"), named("GET")];
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([caller.trace_id]));
  expect([server?.parentSpanId, rendered?.parentSpanId, called?.parentSpanId]).toEqual([
    caller.span_id,
    server?.spanId,
    rendered?.spanId,
  ]);
  expect(inside).toEqual({ trace_id: caller.trace_id, span_id: rendered?.spanId });
  expect(request.ids.span_id).toBe(server?.spanId);
  expect(parents).toEqual([`00-${caller.trace_id}-${called?.spanId}-01`]);
  expect(JSON.stringify(spans)).not.toContain("of-a-visitor");
  expect(resource).toMatchObject({
    "service.name": "our-site",
    "deployment.environment.name": "trial",
  });
  await expect.poll(() => figures.join(), WAIT).toContain("meridian.requests");
  expect([trace.ids(), lines]).toEqual([{}, []]);
});

test("[NODE-15] a post, its journal entry and its delivery are one trace; failures record only their kind", async () => {
  const { spans, url } = await collector();
  const { trace } = await opened(url);
  const post = trace.request("POST", undefined);
  await post.run(() => trace.storing("message-1", async () => undefined));
  post.end({ route: "form", status: 200 });
  const failing = trace.delivering("message-1", "host", () =>
    Promise.reject(new TypeError("anna@example.com is rejected")),
  );
  await expect(failing).rejects.toThrow("is rejected");
  await trace.delivering("message-of-yesterday", "host", async () => undefined);
  await expect.poll(() => spans.length, WAIT).toBe(4);
  const traces = (name: string) =>
    spans.filter((one) => one.name === name).map(({ traceId }) => traceId);
  expect(traces("journal")).toEqual([post.ids.trace_id]);
  const [first, second] = traces("deliver host");
  expect(first).toBe(post.ids.trace_id);
  expect(second).not.toBe(first);
  expect(JSON.stringify(spans)).toContain("TypeError");
  expect(JSON.stringify(spans)).not.toContain("anna");
});

test("[NODE-15] logs an unreachable collector once and its return once, and delays no request", async () => {
  let status = 400;
  const { url } = await collector(() => status);
  const { trace, lines } = await opened(url);
  const request = () => trace.request("GET", "nonsense").end({ route: "/", status: 200 });
  request();
  expect(lines).toEqual([]);
  await expect.poll(() => lines, WAIT).toHaveLength(1);
  request();
  expect(lines[0]).toMatch(
    /^the telemetry collector \(OTEL_EXPORTER_OTLP_ENDPOINT\) is unreachable/,
  );
  status = 200;
  await expect.poll(() => (request(), lines.length), WAIT).toBe(2);
  expect(lines[1]).toContain("is reachable again");
});

test("[NODE-15] there is no trace without a collector; with one, metrics are sent besides /metrics", async () => {
  const nothing = { info: () => undefined, warn: () => undefined };
  expect(await openTrace(undefined, { report: nothing })).toBeUndefined();
  const recorded: unknown[] = [];
  const metrics = createMetrics({
    settings: { dataDir: "/there-is-no-backup" },
    pageStore: { count: 0, bytes: 0 },
    pictures: { pending: 0 },
    trace: {
      meter: {
        count: (...what) => void recorded.push(what),
        time: (...what) => void recorded.push(what),
      },
    },
  });
  metrics.request("/", 200, "hit");
  metrics.call("home", 3, "ok");
  metrics.purge(-5);
  expect(recorded).toEqual([
    ["meridian.requests", { route: "/", status: 200, cache: "hit" }],
    ["meridian.host_call", 3, { call: "home", outcome: "ok" }],
    ["meridian.purge_lag", 0, {}],
  ]);
  expect(await metrics.text()).toContain("site_requests_total");
});
