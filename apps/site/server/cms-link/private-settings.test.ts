import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sealConnections } from "@meridian/contract/site-protocol/private-settings";
import { isSigned } from "@meridian/contract/site-protocol/signature";
import { expect, onTestFinished, test } from "vitest";
import { openPrivateSettings } from "#server/cms-link/private-settings.ts";

const HOST = "http://cms.test";
const settingsOf = (address: string) => ({
  recipients: { forms: { contact: [address] }, vacancies: {} },
});

function fixture() {
  const folder = mkdtempSync(join(tmpdir(), "meridian-private-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const state = {
    at: 0,
    reply: (): Response => Response.json({}),
    requests: 0,
    warnings: [] as string[],
  };
  const open = async (host = HOST) => {
    const opened = await openPrivateSettings({
      settings: {
        contentHost: host,
        contentApi: "/api",
        purgeSecret: "a-secret-of-both-sides",
        dataDir: folder,
      },
      retryMs: 1,
      log: { warn: (_: object, message?: string) => void state.warnings.push(message ?? "") },
      async fetch(address, init) {
        state.requests += 1;
        expect(String(address)).toBe(`${host}/api/meridian/v1/private-settings`);
        const signature = new Headers(init?.headers).get("x-signature") ?? "";
        const body = Buffer.from(String(init?.body));
        expect(isSigned(body, signature, "a-secret-of-both-sides")).toBe(true);
        state.at = (JSON.parse(String(init?.body)) as { at: number }).at;
        return state.reply();
      },
    } as Parameters<typeof openPrivateSettings>[0]);
    onTestFinished(opened.close);
    return opened;
  };
  return { state, open, path: join(folder, "site", "private-settings.json") };
}

test("[OWN-35] read after each change that concerns them, and known after a restart without the host; another host's are not", async () => {
  const { state, open } = fixture();
  const first = await open();
  expect(first.latest()).toBeUndefined();
  state.reply = () => Response.json(settingsOf("a@example.com"));
  for (const tags of [["service:x"], ["home", "vacancies-page"]]) await first.changed(tags);
  expect(state.requests).toBe(0);
  for (const tag of ["*", "private-settings", "vacancies", "vacancies@de"])
    await first.changed(["home", tag]);
  expect(state.requests).toBe(4);
  expect(first.latest()).toMatchObject(settingsOf("a@example.com"));
  first.close();

  state.reply = () => {
    throw new TypeError("fetch failed");
  };
  const second = await open();
  await second.changed(["*"]);
  expect(second.latest()).toMatchObject(settingsOf("a@example.com"));
  state.reply = () => Response.json(settingsOf("b@example.com"));
  await expect.poll(second.latest).toMatchObject(settingsOf("b@example.com"));
  expect(state.warnings).toHaveLength(1);
  expect((await open("http://other.test")).latest()).toBeUndefined();
});

test("[OWN-35] a host without them has none; a proxy's 404, a refusal and malformed replies drop nothing", async () => {
  const { state, open } = fixture();
  const opened = await open();
  state.reply = () => Response.json({ code: "rest_no_route" }, { status: 404 });
  await opened.changed(["*"]);
  expect(opened.latest()).toBeNull();
  expect(state.warnings).toEqual([]);
  state.reply = () => Response.json(settingsOf("a@example.com"));
  await opened.changed(["*"]);
  for (const reply of [
    new Response("", { status: 404 }),
    new Response("", { status: 401 }),
    Response.json({ recipients: { forms: [] } }),
  ]) {
    state.reply = () => reply.clone();
    await opened.changed(["*"]);
    expect(opened.latest()).toMatchObject(settingsOf("a@example.com"));
  }
  expect(state.warnings).toHaveLength(1);
});

test("[OWN-35] a change during the reading is read, too, and an invalid address is dropped", async () => {
  const { state, open } = fixture();
  const opened = await open();
  const changes: Promise<void>[] = [];
  state.reply = () => {
    if (state.requests === 1) changes.push(opened.changed(["private-settings"]));
    return Response.json(settingsOf(state.requests === 1 ? "old@example.com" : "new@example.com"));
  };
  await opened.changed(["private-settings"]);
  await Promise.all(changes);
  expect(state.requests).toBe(2);
  expect(opened.latest()).toMatchObject(settingsOf("new@example.com"));
  state.reply = () => Response.json(settingsOf("a@example.com\r\nBcc: x@example.com"));
  await opened.changed(["private-settings"]);
  expect(opened.latest()?.recipients.forms).toEqual({ contact: [] });
});

const server = { host: "mail.example.com", port: 587, user: "site", password: "p-ä-1" };
const connections = {
  mail: { ...server, from: "site@example.com" },
  acknowledge: ["contact"],
  webhook: null,
  chats: [],
  captcha: null,
};
const sealed = (at: number, secret = "a-secret-of-both-sides") =>
  Response.json({
    ...settingsOf("a@example.com"),
    sealed: sealConnections(connections, at, secret),
  });

test("[OWN-103] secrets arrive and are stored encrypted, also for a start without the host; each change is announced once", async () => {
  const { state, open, path } = fixture();
  const first = await open();
  let changes = 0;
  first.onChange(() => (changes += 1));
  state.reply = () => sealed(state.at);
  await first.changed(["private-settings"]);
  await first.refresh();
  expect(first.latest()?.connections).toEqual(connections);
  expect(changes).toBe(1);
  expect(readFileSync(path, "utf8")).not.toMatch(/p-ä-1|mail\.example/);
  first.close();
  state.reply = () => new Response("", { status: 503 });
  const second = await open();
  await second.refresh();
  expect(second.latest()?.connections).toEqual(connections);
});

test("[OWN-103] an answer that is forged, altered or of an earlier call changes nothing", async () => {
  const { state, open } = fixture();
  const opened = await open();
  state.reply = () => sealed(state.at);
  await opened.refresh();
  const fine = opened.latest();
  const altered = sealConnections(connections, 1, "a-secret-of-both-sides").replace(/.$/, "!");
  for (const reply of [
    () => sealed(state.at - 1000),
    () => sealed(state.at, "another-secret-of-both"),
    () => Response.json({ ...settingsOf("b@example.com"), sealed: altered }),
  ]) {
    state.reply = reply;
    await opened.refresh();
    expect(opened.latest()).toEqual(fine);
  }
  expect(state.warnings).toHaveLength(1);
});
