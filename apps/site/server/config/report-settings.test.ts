import { expect, test } from "vitest";
import * as v from "valibot";
import { trustedProxies } from "@meridian/settings/kinds";
import {
  logWhatIsShared,
  unnamedProxyWarning,
  whatIsShared,
} from "#server/config/report-settings.ts";

const REDIS = "redis://localhost";
const POSTGRES = "postgres://localhost/x";

test("[NODE-06] the start logs what is shared and what each node has for itself; a single site logs nothing", () => {
  const lines: unknown[] = [];
  const log = { info: (details: unknown) => void lines.push(details) };
  logWhatIsShared({ redisUrl: undefined, databaseUrl: undefined }, log);
  expect(lines).toEqual([]);
  logWhatIsShared({ redisUrl: REDIS, databaseUrl: POSTGRES }, log);
  expect(lines).toEqual([
    {
      shared: [
        "messages, spent captchas, repeats, deliveries and their clock (PostgreSQL)",
        "what has changed (Redis)",
        "limits of posts, letters to one recipient (Redis)",
        "pauses of a delivery target in trouble (PostgreSQL)",
        "counted visits and since when pages are as they are (PostgreSQL)",
      ],
      perNode: [
        "visitors' files, unless intake/files is one folder for all",
        "uploads under way, for they cost this machine's memory and disk",
        "resized and drawn pictures",
        "cached pages, responses and pictures of the host",
      ],
    },
  ]);
});

test("[NODE-06] without Redis changes go by PostgreSQL, and posts are counted there", () => {
  const { shared } = whatIsShared({ redisUrl: undefined, databaseUrl: POSTGRES });
  expect(shared).toContain("what has changed (PostgreSQL)");
  expect(shared).toContain("limits of posts, letters to one recipient (PostgreSQL)");
  const bucket = { name: "one", region: "x", accessKeyId: "k", secretAccessKey: "s" };
  const { perNode, shared: byRedis } = whatIsShared({
    redisUrl: REDIS,
    databaseUrl: undefined,
    bucket,
  });
  expect(byRedis[0]).toBe("visitors' files (bucket one)");
  expect(perNode[0]).toMatch(/^messages/);
});

const warned = (siteUrl: string, trust: string): boolean =>
  unnamedProxyWarning(siteUrl, v.parse(trustedProxies, trust))?.includes("Set TRUST_PROXY") ??
  false;

test.each([
  ["https://www.example.com", "none", true],
  ["https://www.example.com", "0", true],
  ["https://www.example.com", "1", false],
  ["https://www.example.com", "10.0.0.0/8", false],
  ["http://localhost:3000", "none", false],
  ["https://localhost:3443", "none", false],
])("%s with TRUST_PROXY=%s is warned of: %s", (siteUrl, trust, isWarned) =>
  expect(warned(siteUrl, trust)).toBe(isWarned),
);
