import { expect, test } from "vitest";
import { logWhatIsShared, whatIsShared } from "#server/config/what-is-shared.ts";

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
