import { expect, test, vi } from "vitest";
import { unregisterServiceWorkers } from "#app/browser/start-up.ts";
import { hashTarget } from "#app/browser/hash-check.ts";

test("[SH-08] unregisters every service worker", async () => {
  const workers = [
    { unregister: vi.fn<() => Promise<boolean>>() },
    { unregister: vi.fn<() => Promise<boolean>>() },
  ];
  await unregisterServiceWorkers({
    getRegistrations: async () => workers as unknown as ServiceWorkerRegistration[],
  });
  for (const { unregister } of workers) expect(unregister).toHaveBeenCalledOnce();
});

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
