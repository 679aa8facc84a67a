import { expect, test } from "vitest";
import { onCpuTime, type TraceEvent } from "./on-cpu-time.ts";

const at = (name: string, ts: number, dur?: number, tdur?: number, tid = 1): TraceEvent => ({ name, ph: dur === undefined ? "I" : "X", pid: 1, tid, ts, ...(dur !== undefined && { dur }), ...(tdur !== undefined && { tdur }) });

test("a task is as long as it had a core, and what is in it stays in it, in its order", () => {
  const moved = onCpuTime([at("RunTask", 1000, 100, 25), at("Layout", 1020, 40, 10), at("mark", 1100), at("RunTask", 2000, 50, 50), at("Paint", 2010, 30)]);
  expect(moved.map(({ name, ts, dur }) => [name, ts, dur])).toEqual([["RunTask", 1000, 25], ["Layout", 1005, 10], ["mark", 1025, undefined], ["RunTask", 2000, 50], ["Paint", 2010, 30]]);
});

test("a task in a task shrinks with it, once", () => {
  const moved = onCpuTime([at("ThreadControllerImpl::RunTask", 0, 100, 50), at("RunTask", 10, 80, 40), at("FunctionCall", 20, 60)]);
  expect(moved.map(({ ts, dur }) => [ts, dur])).toEqual([[0, 50], [5, 40], [10, 30]]);
});

test("other threads, what is outside of tasks, and tasks without a time on a core are left alone", () => {
  const events = [at("RunTask", 0, 100, 10), at("RunTask", 0, 100, undefined, 2), at("Layout", 50, 10, 1, 2), at("mark", 150), at("Network", 20, 30, 1, 3)];
  expect(onCpuTime(events).slice(1)).toEqual(events.slice(1));
});

test("a clock that gives a task more of a core than it lasted does not stretch it", () => {
  expect(onCpuTime([at("RunTask", 0, 10, 12)])[0]?.dur).toBe(10);
});
