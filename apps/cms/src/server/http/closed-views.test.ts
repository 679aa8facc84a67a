import { expect, test } from "vitest";
import { isClosedView } from "#server/http/closed-views.ts";

test("Payload's pages with closed calls are closed; records and settings are not", () => {
  for (const path of ["/admin/reset/x", "/admin/reset", "/admin/users/verify/x"])
    expect(isClosedView(path), path).toBe(true);
  for (const path of [
    "/admin",
    "/admin/collections/users/reset",
    "/admin/collections/services",
    "/admin/globals/site-settings",
    "/admin/login",
    "/admin/resetting",
    "/reset/x",
  ])
    expect(isClosedView(path), path).toBe(false);
});
