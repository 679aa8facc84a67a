import { expect, test } from "vitest";
import { unregisterServiceWorkers } from "#app/browser/start-up.ts";
import { hashTarget } from "#app/browser/hash-check.ts";

test("[SH-08] handles browsers without service workers", async () => {
  await expect(unregisterServiceWorkers(undefined)).resolves.toBeUndefined();
});

test("[HOME-12] reads the element id of a hash, with any escapes", () => {
  expect(["#services", "#a%20b", "#50%", "#", ""].map(hashTarget)).toEqual([
    "services",
    "a b",
    "50%",
    null,
    null,
  ]);
});
