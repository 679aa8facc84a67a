/** A page's report is counted if the page exists; the content host can read the counts. */
import { signedPost } from "@meridian/contract/site-protocol/signature";
import { expect, test } from "vitest";
import { oneSite } from "#server/tests/one-site.ts";
import { PURGE_SECRET } from "#server/tests/site-fixture.ts";

const running = oneSite();

const count = async (page: string): Promise<number> =>
  (
    await fetch(`${running.site.url}/visits`, {
      method: "POST",
      body: JSON.stringify({ page }),
      headers: {
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
        "sec-fetch-site": "same-origin",
      },
    })
  ).status;

async function report(): Promise<{ counting: boolean; pages: { page: string; views: number }[] }> {
  const wanted = { for: "visits", at: Date.now(), days: 7 };
  const response = await fetch(
    `${running.site.url}/visits/report`,
    signedPost(wanted, PURGE_SECRET),
  );
  return (await response.json()) as Awaited<ReturnType<typeof report>>;
}

test("[SH-08] counts existing pages, and no unknown addresses, data, files or other spellings", async () => {
  for (const path of [
    "/",
    "/blog",
    "/",
    "/technologies-react",
    "/nothing-here",
    "/services/nothing",
    "/blog.data",
    "/BLOG",
    "/blog/",
    "/assets/x.js",
    "/metrics",
  ])
    expect(await count(path), path).toBe(204);
  const { counting, pages } = await report();
  expect([counting, pages.map(({ page, views }) => [page, views])]).toEqual([
    true,
    [
      ["/", 2],
      ["/blog", 1],
      ["/technologies-react", 1],
    ],
  ]);
  expect(
    (await fetch(`${running.site.url}/visits/report`, { method: "POST", body: "{}" })).status,
  ).toBe(401);
  expect((await fetch(`${running.site.url}/visits`)).status).toBe(404);
});

test("[SH-08] stops counting when the settings choose another provider", async () => {
  running.fixture.demo.content.siteSettings = { analytics: { provider: "none" } };
  await running.site.purge(["settings"]);
  // The page contains the provider; after its render the server uses it, too.
  await fetch(`${running.site.url}/pricing`);
  expect(await count("/pricing")).toBe(204);
  const { counting, pages } = await report();
  expect([counting, pages.some(({ page }) => page === "/pricing")]).toEqual([false, false]);
});
