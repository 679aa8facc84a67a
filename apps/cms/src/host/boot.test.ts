import { expect, test, vi } from "vitest";
import { ensureFirstUser } from "#host/boot.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();

const login = async (email: string, password: string) =>
  (await cms.payload.login({ collection: "users", data: { email, password } })).user;

test("without a user and without a name for one the start fails and reports what to set", async () => {
  await expect(
    ensureFirstUser(cms.payload, { ...cms.settings, adminPassword: undefined }),
  ).rejects.toThrow("ADMIN_EMAIL and ADMIN_PASSWORD");
});

test("the first user is an admin, created once: a later start with another password changes nothing", async () => {
  const { payload, settings } = cms;
  await ensureFirstUser(payload, settings);
  await ensureFirstUser(payload, { ...settings, adminPassword: "another-password" });
  expect((await payload.count({ collection: "users" })).totalDocs).toBe(1);
  expect(await login("admin@example.com", "a-test-password")).toMatchObject({ role: "admin" });
});

test("ADMIN_RESET lets a locked-out admin log in again, and recreates a deleted user", async () => {
  const { payload, settings } = cms;
  for (let attempt = 0; attempt < 9; attempt++)
    await expect(login("admin@example.com", "wrong")).rejects.toThrow();
  await expect(login("admin@example.com", "a-test-password")).rejects.toThrow(
    "Too many failed logins",
  );
  await ensureFirstUser(payload, {
    ...settings,
    adminReset: true,
    adminPassword: "another-password",
  });
  expect(await login("admin@example.com", "another-password")).toMatchObject({ role: "admin" });
  await ensureFirstUser(payload, {
    ...settings,
    adminReset: true,
    adminEmail: "second@example.com",
  });
  expect(await login("second@example.com", "a-test-password")).toMatchObject({ role: "admin" });
});
