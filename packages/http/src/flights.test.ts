import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFlights, OverdueError } from "#flights.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function fixture() {
  const log = { warn: vi.fn<(facts: object, message: string) => void>() };
  const flights = createFlights<string>({ name: "pictures", limitMs: 1000, log });
  return { log, flights };
}
const never = () => new Promise<string>(() => {});

test("parallel callers share the work, later ones start it again, also after a failure", async () => {
  const { flights } = fixture();
  const work = vi.fn<() => Promise<string>>(async () => "made");
  const both = [flights.share("a", work), flights.share("a", work)];
  expect(flights.has("a")).toBe(true);
  expect(await Promise.all(both)).toEqual(["made", "made"]);
  expect(work).toHaveBeenCalledTimes(1);
  expect(flights.has("a")).toBe(false);
  work.mockImplementation(() => {
    throw new Error("broken");
  });
  await expect(flights.share("a", work)).rejects.toThrow("broken");
  expect(await flights.share("a", async () => "again")).toBe("again");
});

test("work without an end fails at its limit with a log line, and the next caller starts anew", async () => {
  const { flights, log } = fixture();
  const first = flights.share("/pictures/a", never);
  const late = first.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(999);
  expect(flights.has("/pictures/a")).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toBeInstanceOf(OverdueError);
  expect(log.warn).toHaveBeenCalledWith(
    { key: "/pictures/a", limitMs: 1000 },
    expect.stringContaining("pictures"),
  );
  expect(await flights.share("/pictures/a", async () => "made")).toBe("made");
});

test("work that waits for its own key ends, too", async () => {
  const { flights } = fixture();
  const circle = (): Promise<string> => flights.share("a", circle).then((made) => `${made}!`);
  const ended = flights
    .share("a", () => Promise.resolve().then(circle))
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await ended).toBeInstanceOf(OverdueError);
});

test("late work does not end its successor", async () => {
  const { flights } = fixture();
  const { promise, resolve } = Promise.withResolvers<string>();
  const overdue = flights.share("a", () => promise).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await overdue).toBeInstanceOf(OverdueError);
  const second = flights.share("a", never);
  second.catch(() => undefined);
  resolve("late");
  await vi.advanceTimersByTimeAsync(0);
  expect(flights.has("a")).toBe(true);
});

test("work that may not be joined is replaced", async () => {
  const { flights } = fixture();
  const first = flights.share("a", never);
  first.catch(() => undefined);
  const startedAt = Date.now();
  await vi.advanceTimersByTimeAsync(10);
  expect(
    await flights.share(
      "a",
      async () => "new",
      (at) => at > startedAt,
    ),
  ).toBe("new");
});
