/** One visit by stock Lighthouse (mobile, simulated) with main-thread figures from the trace. */
import lighthouse from "lighthouse";
import { TraceProcessor } from "lighthouse/core/lib/tracehouse/trace-processor.js";
import { median } from "./result.ts";

/** Scores of 100; times in ms. */
export interface Verdict {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** CPU time of the main thread's tasks, which other processes do not lengthen. */
  thread: number;
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/**
 * Repeats a visit that Lighthouse could not judge, up to `tries` times. `debugPort`: of a running
 * Chromium.
 */
export async function visit(url: string, debugPort: number, tries = 5): Promise<Verdict> {
  const result = await lighthouse(url, {
    port: debugPort,
    logLevel: "error",
    onlyCategories: CATEGORIES,
  });
  if (result?.lhr.runtimeError && tries > 1) return visit(url, debugPort, tries - 1);
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse, ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  const { categories, audits } = result.lhr;
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const time = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: time("first-contentful-paint"),
    lcp: time("largest-contentful-paint"),
    tbt: time("total-blocking-time"),
    cls: time("cumulative-layout-shift"),
    thread: threadTime(result.artifacts.Trace),
  };
}

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
  tdur?: number;
}

/** Milliseconds from the navigation to the trace's end. */
function threadTime(trace: Parameters<typeof TraceProcessor.processTrace>[0]): number {
  // Lighthouse publishes no types for this file.
  const { mainThreadEvents, timeOriginEvt } = TraceProcessor.processTrace(trace) as {
    mainThreadEvents: TraceEvent[];
    timeOriginEvt: TraceEvent;
  };
  return mainThreadEvents
    .filter((event) => TraceProcessor.isScheduleableTask(event) && event.ts >= timeOriginEvt.ts)
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

export const middle = (verdicts: readonly Verdict[], key: keyof Verdict): number =>
  median(verdicts.map((verdict) => verdict[key]));
