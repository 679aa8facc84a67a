import { CallError } from "@meridian/contract";
import { expect, test, vi } from "vitest";
import { createBreaker } from "#server/content/breaker.ts";

const url = "http://host/api";
const about = { call: "about", key: "about", url };
const home = { call: "home", key: "home", url };
const clients = { call: "clients", key: "clients", url };
const dead = () =>
  Promise.reject(
    new CallError("about", url, "could not be reached: ECONNREFUSED", {
      cause: new Error("refused"),
    }),
  );
const broken = () => Promise.reject(new CallError("about", url, "answered HTTP 500"));

function set() {
  let time = 0;
  const breaker = createBreaker({ now: () => time, rest: 3000 });
  return { breaker, pass: (ms: number) => (time += ms) };
}

test("a call with a wrong response pauses; other calls are sent", async () => {
  const { breaker, pass } = set();
  await expect(breaker.guard(about, broken)).rejects.toThrow("answered HTTP 500");
  const again = vi.fn<() => Promise<string>>(async () => "there");
  await expect(breaker.guard(about, again)).rejects.toThrow(
    "content host, call about (http://host/api): not repeated yet: a moment ago it answered HTTP 500",
  );
  expect(again).not.toHaveBeenCalled();
  expect(await breaker.guard(home, async () => "there")).toBe("there");
  pass(3001);
  expect(await breaker.guard(about, again)).toBe("there");
});

test("after two calls without a response the host is paused, then tried with one call at a time", async () => {
  const { breaker, pass } = set();
  await expect(breaker.guard(about, dead)).rejects.toThrow("ECONNREFUSED");
  await expect(breaker.guard(home, dead)).rejects.toThrow("ECONNREFUSED");
  const request = vi.fn<() => Promise<string>>(async () => "there");
  await expect(breaker.guard(clients, request)).rejects.toThrow("not repeated yet");
  pass(3001);
  const { promise, resolve: answer } = Promise.withResolvers<string>();
  const probe = breaker.guard(clients, () => promise);
  await expect(breaker.guard(home, request)).rejects.toThrow("not repeated yet");
  expect(request).not.toHaveBeenCalled();
  answer("back");
  expect(await probe).toBe("back");
  expect(await breaker.guard(home, request)).toBe("there");
});

test("a response in between shows that the host is up", async () => {
  const { breaker } = set();
  await expect(breaker.guard(about, dead)).rejects.toThrow();
  await breaker.guard(home, async () => "there");
  await expect(breaker.guard(clients, dead)).rejects.toThrow();
  expect(await breaker.guard(home, async () => "there")).toBe("there");
});

test("a call from the host ends the pause", async () => {
  const { breaker } = set();
  await expect(breaker.guard(about, dead)).rejects.toThrow();
  await expect(breaker.guard(home, dead)).rejects.toThrow();
  breaker.reset();
  expect(await breaker.guard(about, async () => "there")).toBe("there");
});
