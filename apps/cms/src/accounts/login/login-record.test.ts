import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { cms, login, loginFixture, newUser } from "#testing/login-fixture.ts";
import { PASSWORD } from "#testing/test-cms.ts";

loginFixture();

test("[SEC-03] the log has the number of the account that logged in, failed or is locked, and nothing else of it", async () => {
  const email = await newUser();
  const { docs } = await cms.payload.find({
    collection: "users",
    where: { email: { equals: email } },
  });
  const lines: { msg?: string }[] = [];
  const heard = (line: unknown): void => void lines.push(line as { msg?: string });
  vi.spyOn(cms.payload.logger, "info").mockImplementation(heard);
  vi.spyOn(cms.payload.logger, "warn").mockImplementation(heard);
  await login(email, PASSWORD);
  await login(email, "wrong-password-1");
  await login("stranger@example.com", "wrong-password-2");
  for (let attempt = 0; attempt < 8; attempt++) await login(email, "wrong-password-1");
  await login(email, "wrong-password-1", { "x-visitor-address": "192.0.2.9" });
  const user = docs[0]?.id;
  const logins = lines.filter(({ msg }) => msg !== "audit: an entry");
  expect(logins.slice(0, 3)).toEqual([
    { user, msg: "login: succeeded" },
    { user, msg: "login: failed" },
    { user: "none", msg: "login: failed" },
  ]);
  expect(logins.at(-1)).toEqual({
    user,
    msg: "login: failed; the account is locked for some minutes",
  });
  expect(JSON.stringify(lines)).not.toMatch(/@|wrong-password|192\.0\.2/);
  vi.restoreAllMocks();
});

test("[SEC-03] only the first login with the first password removes it from the file", async () => {
  const file = join(cms.settings.dataDir, "secrets.json");
  const email = await newUser();
  const secrets = { payloadSecret: "unchanged", adminEmail: email, adminPassword: PASSWORD };
  await writeFile(file, JSON.stringify({ ...secrets, adminPassword: "another-password" }));
  await login(email, PASSWORD);
  expect(await readFile(file, "utf8")).toContain("another-password");
  await writeFile(file, JSON.stringify(secrets));
  await login(email, "wrong-password-1");
  expect(await readFile(file, "utf8")).toContain(PASSWORD);
  expect((await login(email, PASSWORD)).status).toBe(200);
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual({ ...secrets, adminPassword: "" });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("[SEC-03] no other user of the machine can read the content's database", async () => {
  for (const name of ["cms.sqlite", "cms.sqlite-wal"])
    expect((await stat(join(cms.settings.dataDir, name))).mode & 0o077, name).toBe(0);
});
