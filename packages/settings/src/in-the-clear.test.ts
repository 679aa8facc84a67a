import { expect, test } from "vitest";
import { contentHostSettings } from "#content-host.ts";
import { clearWarning as warningFor } from "#in-the-clear.ts";
import { siteSettings } from "#site.ts";

const APPS = { site: siteSettings, cms: contentHostSettings };
const clearWarning = (app: keyof typeof APPS, env: Record<string, string>) =>
  warningFor(APPS[app], env);

const FAR = "db.example.com";

test.each([
  ["site", "DATABASE_URL", `postgres://me:hidden@${FAR}/name`],
  ["site", "DATABASE_URL", `postgres://me:hidden@${FAR}/name?sslmode=disable`],
  ["site", "DATABASE_URL", `postgres://me:hidden@${FAR}/name?sslmode=no-verify`],
  ["site", "DATABASE_URL", `postgres://me:hidden@${FAR}/name?uselibpqcompat=true&sslmode=require`],
  ["site", "DATABASE_URL", `postgres://me:hidden@localhost/name?host=${FAR}`],
  ["site", "REDIS_URL", `redis://me:hidden@${FAR}:6379`],
  ["site", "CONTENT_HOST", `http://${FAR}`],
  ["site", "CLAMD_URL", `tcp://${FAR}:3310`],
  ["site", "WEBHOOK_URL", `http://${FAR}/hidden`],
  ["cms", "CMS_DATABASE_URL", `postgresql://me:hidden@${FAR}/name`],
  ["cms", "PURGE_URL", `http://site-1:3000/purge,http://${FAR}/purge`],
  ["cms", "S3_ENDPOINT", `http://${FAR}`],
] as const)(
  "[SEC-31] the start of the %s names %s, without its value: %s",
  (app, name, address) => {
    const line = clearWarning(app, { [name]: address });
    expect(line).toContain(`: ${name} (${FAR});`);
    expect(line).not.toContain("hidden");
  },
);

test.each([
  `postgres://${FAR}/name?sslmode=verify-full&sslrootcert=/etc/meridian/ca.crt`,
  `postgres://${FAR}/name?ssl=true`,
  "postgres://localhost/name?host=%2Frun%2Fpostgresql",
  "postgres:///name",
  "postgres://postgres/name",
  "postgres://[fd00::1]/name",
  "postgres://[::1]/name",
  "postgres://10.1.2.3/name",
  "postgres://172.31.0.1/name",
  "postgres://192.168.0.1/name",
])("[SEC-31] reports nothing about %s", (address) => {
  expect(clearWarning("site", { DATABASE_URL: address })).toBeUndefined();
});

test("[SEC-31] reports nothing about TLS, forms by number, and unset settings", () => {
  const env = {
    REDIS_URL: `rediss://${FAR}`,
    CONTENT_HOST: `https://${FAR}`,
    CLAMD_URL: "unix:///x",
  };
  expect(clearWarning("site", { ...env, FORM_CONTACT_URL: "123" })).toBeUndefined();
  expect(clearWarning("cms", {})).toBeUndefined();
});

test("[SEC-31] reports PostgreSQL at a public IP address even with TLS, because its certificate is not checked for the address", () => {
  const line = clearWarning("site", { DATABASE_URL: "postgres://192.0.2.1/x?sslmode=verify-full" });
  expect(line).toContain("DATABASE_URL (192.0.2.1)");
});

test("[SEC-31] reports public IP addresses, all in one line", () => {
  const env = { CONTENT_HOST: "http://172.32.0.1", REDIS_URL: "redis://[2001:db8::1]" };
  expect(clearWarning("site", env)).toContain(
    "CONTENT_HOST (172.32.0.1), REDIS_URL ([2001:db8::1]);",
  );
});
