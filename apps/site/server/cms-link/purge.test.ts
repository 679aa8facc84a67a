import { createHmac } from "node:crypto";
import { expect, test, vi } from "vitest";
import { createPurge } from "#server/cms-link/purge.ts";

const secret = "s".repeat(32);
const sign = (body: string, key = secret) =>
  `sha256=${createHmac("sha256", key).update(body).digest("hex")}`;

function fixture() {
  let time = 1_000_000_000_000;
  let calls = 0;
  const purge = vi.fn<(tags: readonly string[]) => Promise<void>>(async () => {});
  const log = {
    info: vi.fn<(...args: unknown[]) => void>(),
    warn: vi.fn<(...args: unknown[]) => void>(),
  };
  const onPurge = vi.fn<(lag: number) => void>();
  const { answer } = createPurge({
    settings: { purgeSecret: secret },
    invalidations: { purge },
    metrics: { purge: onPurge },
    log: log as never,
    now: () => time,
  });
  const post = (body: string, signature = sign(body)) =>
    answer(
      new Request("http://site/purge", {
        method: "POST",
        body,
        headers: { "x-signature": signature },
      }),
    );
  const message = (more: object = {}) =>
    JSON.stringify({ tags: ["home", "seo:/"], id: `message-${++calls}`, at: time, ...more });
  return { purge, log, onPurge, post, message, pass: (ms: number) => (time += ms) };
}

test("a signed call purges its tags and records the lag", async () => {
  const { post, message, purge, onPurge, pass } = fixture();
  const body = message();
  pass(40);
  expect((await post(body)).status).toBe(204);
  expect(purge).toHaveBeenCalledWith(["home", "seo:/"]);
  expect(onPurge).toHaveBeenCalledWith(40);
});

test.each([
  ["another secret", (body: string) => sign(body, "x".repeat(32))],
  ["another body", () => sign("{}")],
  ["no signature", () => ""],
  ["half of a signature", (body: string) => sign(body).slice(0, 30)],
])("%s is rejected with a reason", async (_, signature) => {
  const { post, message, purge, log } = fixture();
  const body = message();
  const response = await post(body, signature(body));
  expect(response.status).toBe(401);
  expect(await response.text()).toContain("the same PURGE_SECRET on both sides");
  expect(purge).not.toHaveBeenCalled();
  expect(log.warn).toHaveBeenCalled();
});

test("a repeated call gets the same response without effect", async () => {
  const { post, message, purge } = fixture();
  const body = message();
  await post(body);
  expect((await post(body)).status).toBe(204);
  expect(purge).toHaveBeenCalledTimes(1);
});

test("a call is valid for five minutes before and after its time", async () => {
  const { post, message, purge, pass } = fixture();
  const body = message();
  pass(5 * 60_000 + 1);
  expect((await post(body)).status).toBe(401);
  const early = message({ at: 1_000_000_000_000 + 11 * 60_000 });
  expect((await post(early)).status).toBe(401);
  expect(purge).not.toHaveBeenCalled();
});

test("a failed call can be repeated", async () => {
  const { post, message, purge } = fixture();
  const body = message();
  purge.mockRejectedValueOnce(new Error("disk"));
  await expect(post(body)).rejects.toThrow("disk");
  expect((await post(body)).status).toBe(204);
  expect(purge).toHaveBeenCalledTimes(2);
});

test.each([
  "",
  "no json",
  "{}",
  '{"tags":[],"id":"12345678","at":1}',
  '{"tags":["a"],"id":"1","at":1}',
  '{"tags":"*","id":"12345678","at":1}',
])("%j is malformed", async (body) => {
  expect((await fixture().post(body)).status).toBe(400);
});

test("does not read an oversized body to its end", async () => {
  const { post, purge } = fixture();
  expect((await post("x".repeat(70_000))).status).toBe(413);
  expect(purge).not.toHaveBeenCalled();
});
