import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentHostSettings } from "@meridian/settings/content-host";
import { entriesOf, settingsIn } from "@meridian/settings/setting";
import { siteSettings } from "@meridian/settings/site";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "./dockerfile.ts";

interface Compose {
  services: Record<string, { environment?: Record<string, string> }>;
  secrets: Record<string, { file: string }>;
}

const SECRETS = new Set(
  [siteSettings, contentHostSettings].flatMap((app) =>
    settingsIn(entriesOf(app)).flatMap(({ name, isSecret }) => (isSecret ? [name] : [])),
  ),
);
const read = (path: string): string => readFileSync(join(root, path), "utf8");

test("[SEC-30] no secret is in its environment: each is a file that the containers which need it are handed", () => {
  const compose: Compose = parse(read("compose.yaml"), { merge: true });
  expect(Object.keys(compose.secrets).toSorted()).toEqual(["database_url", "postgres_password"]);
  const given = Object.values(compose.services).flatMap(({ environment }) =>
    Object.entries(environment ?? {}),
  );
  const secret = given.filter(
    ([name]) => SECRETS.has(name.replace(/_FILE$/, "")) || name.includes("PASSWORD"),
  );
  expect(secret.length).toBeGreaterThan(6);
  expect(
    secret.filter(([name, value]) => !name.endsWith("_FILE") || !value.startsWith("/run/secrets/")),
  ).toEqual([]);
  expect(read(".gitignore").split("\n")).toContain("/secrets/");
  expect(read(".dockerignore").split("\n")).toContain("secrets");
});
