/** Two nodes on one host, whose admin changes the captcha's keys while both run. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import {
  type Connections,
  PRIVATE_SETTINGS_PATH,
  PRIVATE_SETTINGS_TAG,
  sealConnections,
} from "@meridian/contract/site-protocol/private-settings";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createFixture, PURGE_SECRET, type RunningSite } from "#server/tests/site-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });

const NONE: Connections = { mail: null, acknowledge: [], webhook: null, chats: [], captcha: null };
const TURNSTILE = { provider: "turnstile", siteKey: "0x4AAA", secret: "hidden-key" } as const;
const state = { connections: NONE, isAway: false, changes: 0 };

/** The demo host with the two calls of the bundled one. */
async function hostWithSettings(behind: string) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", behind);
    if (url.pathname === PRIVATE_SETTINGS_PATH) {
      const { at } = JSON.parse(await text(request)) as { at: number };
      const sealed = sealConnections(state.connections, at, PURGE_SECRET);
      response.writeHead(state.isAway ? 503 : 200, { "content-type": "application/json" });
      const recipients = { forms: {}, vacancies: {}, languages: {} };
      response.end(JSON.stringify({ recipients, sealed }));
      return;
    }
    if (url.pathname === "/api/meridian/v1/changes") {
      const isNew = state.changes > Number(url.searchParams.get("since") ?? state.changes);
      response.setHeader("content-type", "application/json");
      response.end(
        JSON.stringify({ last: state.changes, tags: isNew ? [PRIVATE_SETTINGS_TAG] : [] }),
      );
      return;
    }
    const answer = await fetch(url);
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => (server.closeAllConnections(), server.close()),
  };
}

const folder = mkdtempSync(join(tmpdir(), "own-captcha-"));
let fixture: Awaited<ReturnType<typeof createFixture>>;
let host: Awaited<ReturnType<typeof hostWithSettings>>;
let nodes: RunningSite[] = [];

const startNode = (name: string): Promise<RunningSite> =>
  fixture.start({
    dataDir: join(folder, name),
    host: host.url,
    captcha: undefined,
    pollEvery: 50,
  });
beforeAll(async () => {
  fixture = await createFixture();
  host = await hostWithSettings(fixture.host);
  nodes = [await startNode("one"), await startNode("two")];
}, 180_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  host.stop();
  await fixture.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Whether page and policy have the vendor. */
async function vendorAt({ url }: RunningSite): Promise<[boolean, boolean]> {
  const response = await fetch(`${url}/clients`);
  const policy = response.headers.get("content-security-policy") ?? "";
  const html = await response.text();
  expect(html).not.toContain(TURNSTILE.secret);
  return [html.includes(TURNSTILE.siteKey), policy.includes("challenges.cloudflare.com")];
}
const everywhere = () => Promise.all(nodes.map(vendorAt));
/** One node is notified, the other one polls. */
async function save(captcha: Connections["captcha"]): Promise<void> {
  state.connections = { ...NONE, captcha };
  state.changes += 1;
  await nodes[0]?.purge([PRIVATE_SETTINGS_TAG]);
}

test("[OWN-120] keys that an admin saves are in the pages and their policy on both nodes without a restart, after a restart without the host, and gone when removed", async () => {
  const [without, withVendor] = [
    [false, false],
    [true, true],
  ];
  expect(await everywhere()).toEqual([without, without]);
  await save(TURNSTILE);
  await expect.poll(everywhere, { timeout: 20_000 }).toEqual([withVendor, withVendor]);

  state.isAway = true;
  await nodes[1]?.stop();
  nodes[1] = await startNode("two");
  expect(await vendorAt(nodes[1])).toEqual(withVendor);
  state.isAway = false;

  await save(null);
  await expect.poll(everywhere, { timeout: 20_000 }).toEqual([without, without]);
});
