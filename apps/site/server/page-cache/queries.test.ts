import { expect, test } from "vitest";
import { page, fixture } from "#server/tests/pages-fixture.ts";

test("[SEC-07] new queries wait for one another, and more than the queue holds are refused; a page without a query goes first", async () => {
  const { get, render } = fixture();
  const first = Promise.withResolvers<void>();
  render.mockImplementation(async ({ request: { query } }) => {
    if (query !== "") await first.promise;
    return page(query || "plain");
  });
  const queried = Array.from({ length: 60 }, (_, at) =>
    get("/pricing", { key: `/pricing?team=${at}`, query: `team=${at}`, readsQuery: true }),
  );
  expect(await get("/clients")).toMatchObject({ status: 200, text: "plain" });
  first.resolve();
  const answers = await Promise.all(queried);
  const refused = answers.filter(({ status }) => status === 503);
  // One is rendered, thirty-two wait.
  expect(refused).toHaveLength(60 - 33);
  expect(refused[0]?.ready.variants.identity.headers.join(" ")).toContain("Retry-After");
});
