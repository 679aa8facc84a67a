import { expect, test } from "vitest";
import type { FormSupport } from "#app/forms/form-support.ts";
import { createPageStore, type Page } from "#server/page-cache/page-store.ts";
import { prepareResponse } from "#server/http/prepared-response.ts";

const ready = prepareResponse({
  status: 200,
  bodies: { identity: Buffer.from("page") },
  contentType: "text/html",
  cacheControl: "",
  headers: [],
});
const page = (size: number): Page => ({
  ready: { ...ready, size },
  tags: new Set(),
  freshUntil: 0,
  isPurged: false,
  isDegraded: false,
  isIncomplete: false,
  until: Infinity,
  support: { given: {} as FormSupport, at: 0 },
  route: "/",
  readsQuery: false,
});

test("the store is limited in bytes and removes the least recently requested pages first", () => {
  const store = createPageStore(9000);
  store.set("/a", page(4000));
  store.set("/b", page(4000));
  store.get("/a");
  store.set("/c", page(4000));
  expect([store.get("/a"), store.get("/b"), store.get("/c")].map(Boolean)).toEqual([
    true,
    false,
    true,
  ]);
  expect([store.bytes, store.count]).toEqual([8000, 2]);
});

test("a replaced page counts once, one larger than the store is not stored", () => {
  const store = createPageStore(9000);
  store.set("/a", page(4000));
  store.set("/a", page(5000));
  expect(store.bytes).toBe(5000);
  store.set("/huge", page(10_000));
  expect([store.get("/huge"), store.get("/a")].map(Boolean)).toEqual([false, true]);
  store.delete("/a");
  store.delete("/a");
  expect(store.bytes).toBe(0);
});
