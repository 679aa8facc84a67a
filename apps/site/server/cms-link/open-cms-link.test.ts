import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createDeliveries } from "#server/cms-link/deliveries.ts";
import { openCmsLink } from "#server/cms-link/open-cms-link.ts";
import { loadSettings } from "#server/config/settings.ts";
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

test.each([
  ["purge", { tags: ["home"], id: "call-0001" }],
  ["deliveries", { for: "deliveries", question: { ask: "undelivered" } }],
] as const)(
  "polls a host that did not know its changes at once on a valid %s, and not on a rejected one",
  async (call, body) => {
    let [polls, knows] = [0, false];
    const host = createServer(({ url = "" }, response) => {
      if (url.includes("/changes")) polls++;
      response.statusCode = knows ? 200 : 404;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(knows ? { last: 7, tags: [] } : { code: "rest_no_route" }));
    });
    await new Promise<void>((ready) => host.listen(0, "127.0.0.1", ready));
    onTestFinished(() => void host.close().closeAllConnections());
    const address = host.address();
    const folder = mkdtempSync(join(tmpdir(), "meridian-link-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const settings = await loadSettings({
      DATA_DIR: folder,
      CONTENT_HOST: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
      PURGE_SECRET,
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
  const host = createServer((_, response) =>
    response
      .setHeader("content-type", "application/json")
      .end(JSON.stringify({ last: 7, tags: ["*"] })),
  );
  await new Promise<void>((ready) => host.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void host.close().closeAllConnections());
  const address = host.address();
  const folder = mkdtempSync(join(tmpdir(), "meridian-link-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const settings = await loadSettings({
    DATA_DIR: folder,
    CONTENT_HOST: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    PURGE_SECRET,
  });
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
  const body = JSON.stringify({ tags: ["home"], id: "call-0001", at: Date.now() });
  const signature = createHmac("sha256", PURGE_SECRET).update(body).digest("hex");
  for (let times = 0; times < 2; times++) {
    const headers = { "x-signature": `sha256=${signature}` };
    const answer = await link.purge(
      new Request("http://site.test/purge", { method: "POST", body, headers }),
    );
    expect(answer.status).toBe(204);
  }
  expect(done.slice(2)).toEqual(["site home", "cdn home"]);
});
