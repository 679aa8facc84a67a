/** OpenTelemetry over OTLP/HTTP; loaded only with a collector. */
import { AsyncLocalStorage } from "node:async_hooks";
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace as api,
  TraceFlags,
  type Context,
  type Span,
  type Tracer,
} from "@opentelemetry/api";
import type { Attributes, RequestSpan, Trace, TraceIds } from "#server/observability/trace.ts";
import { openExport, type ExportOptions } from "#server/observability/otlp.ts";

/** Messages whose delivery is traced together with their post. */
const REMEMBERED = 1000;

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/;

function parentOf(traceparent: string | undefined): Context {
  const [, traceId = "", spanId = "", flags = "0"] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  const context = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  };
  return isSpanContextValid(context) ? api.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}

const idsOf = (span: Span): TraceIds => {
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
};

const headerOf = (span: Span): string => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
};

export function startTelemetry(options: ExportOptions): Trace {
  const exported = openExport(options);
  const { tracer } = exported;
  const current = new AsyncLocalStorage<Context>();
  const spanned = createSpanned(tracer, current);
  const remembered = new Map<string, Context>();
  const under = (): Span | undefined => api.getSpan(current.getStore() ?? ROOT_CONTEXT);
  return {
    request: (method, traceparent) => requestSpan(tracer, current, method, traceparent),
    span: (name, attributes, work) => spanned({ name, attributes }, work),
    bound: AsyncLocalStorage.bind,
    storing(submission, work) {
      const at = current.getStore();
      if (at) remembered.set(submission, at);
      if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value ?? "");
      return spanned({ name: "journal", attributes: { submission } }, work);
    },
    delivering: (submission, target, work) =>
      spanned(
        {
          name: `deliver ${target}`,
          attributes: { submission, target },
          under: remembered.get(submission) ?? ROOT_CONTEXT,
        },
        work,
      ),
    fetch(input, init) {
      if (!under()) return globalThis.fetch(input, init);
      const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
      const method = init?.method ?? "GET";
      const attributes = { "http.request.method": method, "url.full": origin + pathname };
      return spanned({ name: method, attributes, kind: SpanKind.CLIENT }, async (span) => {
        const headers = new Headers(init?.headers);
        headers.set("traceparent", headerOf(span));
        const response = await globalThis.fetch(input, { ...init, headers });
        span.setAttribute("http.response.status_code", response.status);
        return response;
      });
    },
    ids() {
      const span = under();
      return span ? idsOf(span) : {};
    },
    meter: exported.meter,
    close: exported.close,
  };
}

interface Spanned {
  name: string;
  attributes: Attributes;
  kind?: SpanKind;
  /** Default: the active context. */
  under?: Context;
}

/** Runs work in its own span, which ends with it and records failure. */
const createSpanned =
  (tracer: Tracer, current: AsyncLocalStorage<Context>) =>
  async <T>(
    { name, attributes, kind = SpanKind.INTERNAL, under }: Spanned,
    work: (span: Span) => Promise<T>,
  ): Promise<T> => {
    const parent = under ?? current.getStore() ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    try {
      return await current.run(api.setSpan(parent, span), () => work(span));
    } catch (error) {
      // Without the error's message, which may quote a visitor's input.
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
      throw error;
    } finally {
      span.end();
    }
  };

function requestSpan(
  tracer: Tracer,
  current: AsyncLocalStorage<Context>,
  method: string,
  traceparent: string | undefined,
): RequestSpan {
  const parent = parentOf(traceparent);
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
  const context = api.setSpan(parent, span);
  return {
    run: (work) => current.run(context, work),
    end({ route, status, ...attributes }) {
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        "http.request.method": method,
        "http.route": route,
        "http.response.status_code": status,
        ...attributes,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    ids: idsOf(span),
  };
}
