import { expect, test } from "vitest";
import { createUploads } from "#receive/uploads.ts";

const enter = (uploads: ReturnType<typeof createUploads>, address: string, times: number) =>
  Array.from({ length: times }, () => uploads.enter(address)).filter((leave) => leave !== null);

test("one address has a quarter of the places at most, by its network, and another still gets one", () => {
  const uploads = createUploads(32);
  expect(enter(uploads, "192.0.2.1", 32)).toHaveLength(8);
  expect(enter(uploads, "2001:db8:1:2::1", 5)).toHaveLength(5);
  expect(enter(uploads, "2001:db8:1:2:ffff::9", 5)).toHaveLength(3);
  expect(enter(uploads, "2001:db8:1:3::1", 1)).toHaveLength(1);
});

test("with few places an address may have two, and never more than there are", () => {
  expect(enter(createUploads(4), "192.0.2.1", 9)).toHaveLength(2);
  expect(enter(createUploads(1), "192.0.2.1", 9)).toHaveLength(1);
  expect(enter(createUploads(0), "192.0.2.1", 9)).toHaveLength(0);
});

test("many addresses fill all the places and no more; unknown addresses share them all", () => {
  const uploads = createUploads(12);
  for (const host of [1, 2, 3, 4]) expect(enter(uploads, `192.0.2.${host}`, 3)).toHaveLength(3);
  expect(uploads.enter("192.0.2.5")).toBeNull();
  expect(enter(createUploads(12), "", 20)).toHaveLength(12);
});

test("a place is freed once, for the address and for all", () => {
  const uploads = createUploads(4);
  const [first, second] = enter(uploads, "192.0.2.1", 2);
  enter(uploads, "192.0.2.2", 2);
  expect([uploads.enter("192.0.2.1"), uploads.enter("192.0.2.3")]).toEqual([null, null]);
  first?.();
  first?.();
  expect(enter(uploads, "192.0.2.3", 2)).toHaveLength(1);
  second?.();
  expect(enter(uploads, "192.0.2.1", 2)).toHaveLength(1);
});
