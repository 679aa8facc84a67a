import { expect, test } from "vitest";
import { tellWhatIsShared, whatIsShared } from "#server/config/what-is-shared.ts";

const REDIS = "redis://localhost";
const POSTGRES = "postgres://localhost/x";

test("[NODE-06] the start says what is shared and what each node has for itself; a site alone says nothing", () => {
  const lines: unknown[] = [];
  const log = { info: (details: unknown) => void lines.push(details) };
  tellWhatIsShared({ redisUrl: undefined, databaseUrl: undefined }, log);
  expect(lines).toEqual([]);
  tellWhatIsShared({ redisUrl: REDIS, databaseUrl: POSTGRES }, log);
  expect(lines).toEqual([
    {
      shared: [
        "messages, spent captchas, repeats, deliveries and their clock (PostgreSQL)",
        "what has changed (Redis)",
        "limits of posts (Redis)",
      ],
      perNode: [
        "uploads under way",
        "pages, replies and pictures that are kept",
        "counted visits and since when pages are as they are",
      ],
    },
  ]);
});

test("[NODE-06] without Redis changes go by PostgreSQL, and posts are counted by each", () => {
  const { shared, perNode } = whatIsShared({ redisUrl: undefined, databaseUrl: POSTGRES });
  expect(shared).toContain("what has changed (PostgreSQL)");
  expect(perNode).toContain("limits of posts");
});
