import { createHmac } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createDeliveries } from "#server/cms-link/deliveries.ts";
import { openCmsLink } from "#server/cms-link/open-cms-link.ts";
import { loadSettings, type Settings } from "#server/config/settings.ts";
import { createInvalidations } from "#server/content/invalidations.ts";
import { createLog } from "#server/observability/log.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PURGE_SECRET = "s".repeat(32);

function signed(path: string, call: object): Request {
  const body = JSON.stringify({ ...call, at: Date.now() });
  const signature = createHmac("sha256", PURGE_SECRET).update(body).digest("hex");
  return new Request(`http://site.test${path}`, {
    method: "POST",
    body,
    headers: { "x-signature": `sha256=${signature}` },
  });
}

/** Of a site with this content host, for one test. */
async function settingsOf(host: RequestListener): Promise<Settings> {
  const server = createServer(host);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const folder = mkdtempSync(join(tmpdir(), "meridian-link-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return loadSettings({
    DATA_DIR: folder,
    CONTENT_HOST: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    PURGE_SECRET,
  });
}

test.each([
  ["purge", { tags: ["home"], id: "call-0001" }],
  ["deliveries", { for: "deliveries", question: { ask: "undelivered" } }],
] as const)(
  "polls a host that did not know its changes at once on a valid %s, and not on a rejected one",
  async (call, body) => {
    let [polls, knows] = [0, false];
    const settings = await settingsOf(({ url = "" }, response) => {
      if (url.includes("/changes")) polls++;
      response.statusCode = knows ? 200 : 404;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(knows ? { last: 7, tags: [] } : { code: "rest_no_route" }));
    });
    const { log } = createLog("silent");
    const link = await openCmsLink({
      settings,
      invalidations: createInvalidations(),
      cdn: undefined,
      metrics: { purge: () => undefined },
      log,
    });
    const deliveries = createDeliveries({
      settings,
      siteSettings: undefined as never,
      forms: { adminApi: { list: async () => [] } as never },
      link,
      log,
    });
    const answer = { purge: link.purge, deliveries }[call];
    onTestFinished(link.close);
    await link.start();
    await expect.poll(() => polls).toBe(1);
    knows = true;
    const forged = signed(`/${call}`, body);
    forged.headers.set("x-signature", `sha256=${"0".repeat(64)}`);
    expect((await answer(forged)).status).toBe(401);
    expect((await answer(signed(`/${call}`, body))).ok).toBe(true);
    await expect.poll(link.isNotified).toBe(true);
    expect(polls).toBe(2);
  },
);

test("[NODE-12] purges the CDN after the site itself: only by the site that received or found the change, and entirely at start", async () => {
  const settings = await settingsOf(
    (_, response) =>
      void response
        .setHeader("content-type", "application/json")
        .end(JSON.stringify({ last: 7, tags: ["*"] })),
  );
  const done: string[] = [];
  const note = (who: string) => (tags: readonly string[]) => void done.push(`${who} ${tags}`);
  const invalidations = createInvalidations();
  invalidations.onPurge(note("site"));
  const link = await openCmsLink({
    settings,
    invalidations,
    cdn: { purge: note("cdn") },
    metrics: { purge: () => undefined },
    log: createLog("silent").log,
  });
  onTestFinished(link.close);
  await link.start();
  await expect.poll(() => done).toEqual(["site *", "cdn *"]);
  const call = signed("/purge", { tags: ["home"], id: "call-0001" });
  for (let times = 0; times < 2; times++) expect((await link.purge(call.clone())).status).toBe(204);
  expect(done.slice(2)).toEqual(["site home", "cdn home"]);
});
