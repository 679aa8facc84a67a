import { expect, test } from "vitest";
import { isClosedView } from "#login/closed-views.ts";

test("pages of Payload whose calls are closed are none; records and settings are", () => {
  for (const path of ["reset/x", "reset", "users/verify/x", "collections/verify"]) expect(isClosedView(path.split("/")), path).toBe(true);
  for (const path of ["collections/users/reset", "collections/services", "globals/site-settings", "login"]) expect(isClosedView(path.split("/")), path).toBe(false);
  expect(isClosedView(undefined)).toBe(false);
});
