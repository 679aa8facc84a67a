import { expect, test } from "vitest";
import { createRates } from "#checks/rate.ts";

const minute = (posts: number) => ({ posts, seconds: 60 });

test("an address that posts too often learns when to return, others are not delayed", async () => {
  const rates = createRates({ perAddress: minute(3), overall: minute(100) });
  for (let count = 0; count < 3; count += 1) expect(await rates.count("192.0.2.1")).toBeNull();
  expect(await rates.count("192.0.2.1")).toEqual({
    scope: "address",
    retryAfter: expect.any(Number),
  });
  expect((await rates.count("192.0.2.1"))?.retryAfter).toBeLessThanOrEqual(60);
  expect(await rates.count("192.0.2.2")).toBeNull();
});

test("the overall limit stops a flood from many addresses", async () => {
  const rates = createRates({ perAddress: minute(3), overall: minute(5) });
  const counted = [];
  for (let count = 0; count < 8; count += 1) counted.push(await rates.count(`192.0.2.${count}`));
  expect(counted.map((exceeded) => exceeded?.scope ?? "taken")).toEqual([
    ...Array.from({ length: 5 }, () => "taken"),
    "overall",
    "overall",
    "overall",
  ]);
});

test("posts without an address share one limit, so that a closed connection does not bypass it", async () => {
  const rates = createRates({ perAddress: minute(2), overall: minute(100) });
  for (let count = 0; count < 2; count += 1) expect(await rates.count("")).toBeNull();
  expect(await rates.count("")).toMatchObject({ scope: "address" });
  expect(await rates.count("192.0.2.1")).toBeNull();
});

test("an address is free again after its time", async () => {
  const rates = createRates({ perAddress: { posts: 1, seconds: 1 }, overall: minute(100) });
  await rates.count("192.0.2.1");
  expect(await rates.count("192.0.2.1")).toMatchObject({ retryAfter: 1 });
  await expect.poll(() => rates.count("192.0.2.1"), { timeout: 5000, interval: 200 }).toBeNull();
});

test("all addresses of one IPv6 network count as one visitor", async () => {
  const rates = createRates({ perAddress: minute(1), overall: minute(100) });
  expect(await rates.count("2001:db8:1:2::1")).toBeNull();
  expect(await rates.count("2001:db8:1:2:ffff::9")).toMatchObject({ scope: "address" });
  expect(await rates.count("2001:db8:1:3::1")).toBeNull();
});
