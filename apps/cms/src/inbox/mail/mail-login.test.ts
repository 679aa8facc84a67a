import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConnections } from "#inbox/mail/read-connections.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

let service: Server;
let reply = (): object => ({ access_token: "token-1", expires_in: 3600 });
const requests: string[] = [];
beforeAll(async () => {
  service = createServer(async (request, response) => {
    requests.push(await text(request));
    response.end(JSON.stringify(reply()));
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
});
afterAll(() => void service.close());

const save = (path: string, body: object) =>
  callApi(cms, `/globals/${path}`, { method: "POST", body, token: users.admin.token });
const SERVER = {
  mailHost: "smtp.office365.test",
  mailUser: "site@example.com",
  sender: "site@example.com",
  mailLogin: "oauth",
};

test("[OWN-121] the mail server logs in by the mailbox's application; without one it is refused, and what is wrong with it is the site's to show", async () => {
  const refused = await save("notifications", SERVER);
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining("Enter the mailbox for answers with OAuth2 first."),
  ]);
  const { port } = service.address() as AddressInfo;
  const mailbox = {
    host: "imap.office365.test",
    address: "site@example.com",
    user: "site@example.com",
    login: "oauth",
    provider: "other",
    tokenUrl: `https://127.0.0.1:${port}/token`,
    clientId: "client",
    clientSecret: { value: "client-secret" },
  };
  expect((await save("mailbox", mailbox)).status).toBe(200);
  expect((await save("notifications", { ...SERVER, mailUser: "" })).status).toBe(400);
  expect((await save("notifications", SERVER)).status).toBe(200);
  const mail = async () => (await readConnections(cms.payload)).mail;
  // A token service in a private network is the operator's to allow.
  expect(await mail()).toMatchObject({
    host: "smtp.office365.test",
    user: "site@example.com",
    password: "",
    oauth: { accessToken: "", problem: expect.stringContaining("127.0.0.1") },
  });

  cms.payload.config.custom.mailboxHost = "127.0.0.1";
  const tokenUrl = `http://127.0.0.1:${port}/token`;
  await cms.payload.db.updateGlobal({ slug: "mailbox", data: { tokenUrl } });
  expect((await mail())?.oauth).toEqual({ accessToken: "token-1", problem: "" });
  expect((await mail())?.oauth?.accessToken).toBe("token-1");
  expect(requests).toHaveLength(1);
  expect(JSON.stringify(await mail())).not.toContain("client-secret");

  reply = () => ({ error: "invalid_client", error_description: "expired" });
  await cms.payload.db.updateGlobal({ slug: "mailbox", data: { clientId: "another" } });
  expect((await mail())?.oauth).toEqual({
    accessToken: "",
    problem: expect.stringContaining("The token service refuses: invalid_client: expired"),
  });
  await save("mailbox", { login: "password", password: { value: "secret" } });
  expect((await mail())?.oauth?.problem).toContain("does not log in by OAuth2 any more");
});
