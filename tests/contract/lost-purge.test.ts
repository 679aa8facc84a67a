/** A publish becomes visible without a notification, on the real site and content host. */
import { beforeAll, expect, test, vi } from "vitest";
import { createSender } from "../../apps/cms/src/publishing/purge/sender.ts";
import { pendingIn } from "../../apps/cms/src/publishing/purge/pending.ts";
import { PURGE_SECRET } from "../../apps/site/server/tests/site-fixture.ts";
import { cmsAndSite } from "./cms-and-site.ts";

vi.setConfig({ testTimeout: 60_000 });
/** An eightieth of production's interval: 20 s are 250 ms. */
const EVERY = 250;
let polls = 0;
const running = cmsAndSite({ pollEvery: EVERY }, (request) => {
  if (request.url.includes("/meridian/v1/changes")) polls++;
});
beforeAll(
  async () =>
    void (await running.cms.payload.create({
      collection: "services",
      data: {
        slug: "team",
        title: "Team",
        shortDescription: "Words 0",
        order: 1,
        _status: "published",
      },
    })),
);

const page = async () => (await fetch(`${running.site.url}/services/team`)).text();
const publish = (words: string) =>
  running.cms.payload.update({
    collection: "services",
    where: { slug: { equals: "team" } },
    data: { shortDescription: words, _status: "published" },
  });
/** Marks pending changes as sent, as if the site had responded with 204 and then stopped. */
const lose = async () =>
  pendingIn(running.cms.payload).markSent(
    (await pendingIn(running.cms.payload).read()).map(({ id }) => id),
  );
const round = async () => {
  const before = polls;
  await vi.waitFor(() => expect(polls).toBeGreaterThan(before + 1), {
    timeout: 10_000,
    interval: 20,
  });
};

test("a change whose notification was lost shows with the next poll, over a cached page", async () => {
  await round();
  await page();
  await publish("Words 1");
  await lose();
  await round();
  expect(await page()).toContain("Words 1");
  expect(
    running.site.lines
      .filter(({ msg }) => String(msg).includes("recovered changes"))
      .map(({ tags }) => tags),
  ).toEqual([["services", "service:team", "seo:/services/team"]]);
});

test("what was published while the site was down is seen once it is up, though its disk has the old", async () => {
  await page();
  await running.site.stop();
  await publish("Words 2");
  await lose();
  running.site = await running.start();
  await round();
  expect(await page()).toContain("Words 2");
});

test("does not purge a received change a second time", async () => {
  await running.site.stop();
  running.site = await running.start({ pollEvery: 12 * EVERY });
  // Right after a poll, so that none comes between a publish and its purge.
  await round();
  const sender = createSender({
    url: `${running.site.url}/purge`,
    secret: PURGE_SECRET,
    pending: pendingIn(running.cms.payload),
    log: { info: () => undefined, warn: () => undefined },
  });
  for (const words of ["Words 3", "Words 4"]) {
    await publish(words);
    sender.poll();
    await vi.waitFor(async () => expect(await page()).toContain(words), { timeout: 10_000 });
  }
  await sender.stop();
  const before = polls;
  await vi.waitFor(() => expect(polls).toBeGreaterThan(before), { timeout: 10_000, interval: 20 });
  expect(running.site.lines.filter(({ msg }) => String(msg).includes("recovered changes"))).toEqual(
    [],
  );
});
