/** A site that is killed while it takes up settings that an admin has saved. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPrivateSettings } from "../../apps/site/server/cms-link/private-settings.ts";
import { sealConnections } from "../../packages/contract/src/site-protocol/private-settings.ts";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";

vi.setConfig({ testTimeout: 120_000 });
const SECRET = "a-secret-of-both-sides";

/** A host whose admin has saved a webhook that many times; `held`: it does not respond. */
async function savingHost() {
  const state = { saved: 0, isHeld: false, requested: () => {}, replied: () => {} };
  const server = createServer(async (request, response) => {
    const { at } = JSON.parse(await text(request)) as { at: number };
    state.requested();
    if (state.isHeld) return;
    // Large, so that it takes several writes.
    const webhook = {
      url: `https://hooks.example.com/${state.saved}`,
      secret: "s".repeat(200_000),
    };
    const connections = { mail: null, acknowledge: [], webhook, chats: [], captcha: null };
    const recipients = { forms: {}, vacancies: {}, languages: {} };
    const sealed = sealConnections(connections, at, SECRET);
    response.end(JSON.stringify({ recipients, sealed }), () => state.replied());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("[OWN-120] a site that is killed between saving and taking up has the old settings whole, or the new ones, and after its start those that are stored", async () => {
  const { state, url } = await savingHost();
  const dataDir = newFolder();
  const settings = {
    contentHost: url,
    contentApi: "/api",
    purgeSecret: SECRET,
    dataDir,
  };
  /** As after a start, without the host. */
  const stored = async (): Promise<number> => {
    const fetch = () => Promise.reject(new TypeError("fetch failed"));
    const opened = await openPrivateSettings({ settings, log: { warn: () => {} }, fetch });
    opened.close();
    return Number(opened.latest()?.connections?.webhook?.url.split("/").at(-1) ?? NaN);
  };
  let last = 0;
  for (let round = 1; round <= 3; round += 1) {
    const argument = JSON.stringify(settings);
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, "settings-process.ts"), argument],
      {
        stdio: ["pipe", "pipe", "inherit"],
      },
    );
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    await lines.next();
    // Once taken up, it is stored.
    state.saved += 1;
    state.isHeld = false;
    child.stdin.write("\n");
    expect((await lines.next()).value).toBe("taken");
    last = state.saved;
    expect(await stored()).toBe(last);
    // Killed before the reply, or as soon as it is sent.
    state.saved += 1;
    state.isHeld = round % 3 === 0;
    const cut = new Promise<void>((done) => {
      if (state.isHeld) state.requested = done;
      else state.replied = done;
    });
    child.stdin.write("\n");
    await cut;
    child.kill("SIGKILL");
    await once(child, "exit");
    const now = await stored();
    expect(state.isHeld ? [last] : [last, state.saved]).toContain(now);
  }
  // The next start with the host has what was saved.
  state.isHeld = false;
  const opened = await openPrivateSettings({ settings, log: { warn: () => {} } });
  await opened.refresh();
  opened.close();
  expect(await stored()).toBe(state.saved);
});
