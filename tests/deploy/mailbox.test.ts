/** The mailbox for answers, on a real IMAP server: Dovecot. */
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openImap, type MailAccount } from "../../apps/cms/src/inbox/mailbox/imap.ts";
import { accessToken } from "../../apps/cms/src/inbox/mailbox/oauth.ts";
import { mailOf } from "../../apps/cms/src/testing/mails.ts";
import { portAt } from "../ports.ts";
import { startDovecot, whyNoDovecot, type Dovecot } from "./dovecot.ts";

const TOKENS = `http://127.0.0.1:${portAt(81)}`;
let dovecot: Dovecot;
let tokens: Server;
/** Bodies of the requests for a token. */
const requested: string[] = [];

async function readBody(request: AsyncIterable<Buffer>): Promise<string> {
  let body = "";
  for await (const chunk of request) body += chunk.toString();
  return body;
}

function startTokens(): Server {
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const isGood = body.includes("client_secret=right") || body.includes("token=good");
      if (request.url === "/token") requested.push(body);
      response.setHeader("content-type", "application/json");
      const reply =
        request.url === "/token"
          ? isGood
            ? { access_token: "good", expires_in: 3600 }
            : { error: "invalid_client", error_description: "Bad secret" }
          : { active: isGood, username: "jobs" };
      response.statusCode = request.url === "/token" && !isGood ? 401 : 200;
      response.end(JSON.stringify(reply));
    });
  });
  server.listen(portAt(81), "127.0.0.1");
  return server;
}

describe.skipIf(whyNoDovecot)("a mailbox on Dovecot", () => {
  beforeAll(async () => {
    tokens = startTokens();
    dovecot = await startDovecot(portAt(80), `${TOKENS}/introspect`);
    for (const subject of ["one", "two", "three"])
      dovecot.add(mailOf({ headers: { Subject: subject }, body: "x".repeat(5000) }));
  });
  afterAll(async () => {
    tokens.close();
    await dovecot.stop();
  });

  const account = (changes: Partial<MailAccount> = {}): MailAccount => ({
    host: "127.0.0.1",
    port: portAt(80),
    isSecure: false,
    user: "jobs",
    login: { password: "secret" },
    folder: "INBOX",
    isPrivateAllowed: true,
    ...changes,
  });

  test("[OWN-110] reads header lines and the beginning of a mail, and marks nothing", async () => {
    const mailbox = await openImap(account());
    expect(mailbox.folder).toMatchObject({ uidNext: 4, count: 3 });
    expect(await mailbox.numbersSince(Date.now() - 86_400_000)).toEqual([1, 2, 3]);
    expect(await mailbox.numbersAfter(2)).toEqual([3]);
    expect(await mailbox.numbersAfter(3)).toEqual([]);
    const [first] = await mailbox.mails([1, 2]);
    expect(Buffer.from(first?.lines ?? []).toString()).toContain("Subject: one");
    expect(Buffer.from(first?.lines ?? []).toString()).not.toContain("xxx");
    expect(first?.size).toBeGreaterThan(5000);
    expect((await mailbox.source(1, 1000))?.length).toBe(1000);
    expect(await mailbox.source(99, 1000)).toBeNull();
    mailbox.close();
    dovecot.add(mailOf());
    const again = await openImap(account());
    expect(await again.numbersAfter(3)).toEqual([4]);
    again.close();
    dovecot.renumber();
    const renumbered = await openImap(account());
    expect(renumbered.folder.uidValidity).not.toBe(mailbox.folder.uidValidity);
    renumbered.close();
  });

  test("[OWN-113] says what is wrong: the password, the folder, the server, a private network", async () => {
    const problem = async (changes: Partial<MailAccount>): Promise<string> =>
      openImap(account(changes)).then(
        () => "none",
        (error: unknown) => (error instanceof Error ? error.message : ""),
      );
    expect(await problem({ login: { password: "wrong" } })).toContain(
      "refuses the user name or the password",
    );
    expect(await problem({ folder: "Nowhere" })).toContain("no folder Nowhere");
    expect(await problem({ port: portAt(82) })).toContain("accepts no connection");
    expect(await problem({ isSecure: true })).toContain("no encrypted connection");
    expect(await problem({ isPrivateAllowed: false })).toContain("private network");
    const stop = AbortSignal.abort();
    expect(await openImap(account(), stop).catch(() => "ended")).toBe("ended");
  });

  test("[OWN-113] logs in by OAuth2 with a token of the service, which is requested once", async () => {
    const grant = {
      tokenUrl: `${TOKENS}/token`,
      clientId: "app",
      clientSecret: "right",
      refreshToken: "",
      scope: "imap",
    };
    const allowed = [TOKENS];
    const token = await accessToken(grant, { allowed });
    expect(await accessToken(grant, { allowed })).toBe(token);
    expect(requested).toEqual([
      "client_id=app&client_secret=right&grant_type=client_credentials&scope=imap",
    ]);
    const mailbox = await openImap(account({ login: { accessToken: token } }));
    expect(mailbox.folder.count).toBeGreaterThan(0);
    mailbox.close();
    await expect(openImap(account({ login: { accessToken: "bad" } }))).rejects.toThrow("OAuth2");
    await expect(
      accessToken({ ...grant, clientSecret: "wrong", refreshToken: "r" }, { allowed }),
    ).rejects.toThrow("invalid_client: Bad secret");
    await expect(accessToken({ ...grant, clientId: "x" }, { allowed: [] })).rejects.toThrow(
      "unusual port",
    );
  });
});
