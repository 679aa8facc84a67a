import { publicAddressOf } from "@meridian/http/public-fetch";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#clock.ts";
import { testMail } from "#deliver/test-mail.ts";
import { startSmtpServer, type SmtpManner } from "#tests/smtp-server.ts";

async function stand(manner: SmtpManner = {}) {
  const server = await startSmtpServer(manner);
  onTestFinished(() => server.stop());
  const send = (resolve?: (host: string) => Promise<string>, host = "127.0.0.1") =>
    testMail(
      {
        url: `smtp://${host}:${server.port}`,
        resolve,
        from: "site@example.com",
        brand: "Meridian",
        site: "https://www.example.com",
      },
      "ada@example.com",
      systemClock,
    );
  return { server, send };
}

test("[OWN-102] a test sends one email and has the server's words, from the greeting to its verdict", async () => {
  const { server, send } = await stand({ taken: () => "250 2.0.0 queued as 4711" });
  const { lines, ...verdict } = await send();
  expect(verdict).toEqual({ isAccepted: true, problem: "" });
  expect(lines[0]).toBe("220 mail.test ready");
  expect(lines).toContain("250 2.0.0 queued as 4711");
  expect(server.recipients).toEqual(["ada@example.com"]);
  expect(server.emails[0]).toContain("Test of the mail server of www.example.com");
});

test("[OWN-121] a login by OAuth2 sends user and token; a refused one, and a token that there is not, are stated", async () => {
  const logins: string[] = [];
  const manner: SmtpManner = {
    oauth: (login) => (logins.push(login), "235 2.7.0 accepted"),
  };
  const { server } = await stand(manner);
  const send = (accessToken: () => Promise<string>) =>
    testMail(
      {
        url: `smtp://site%40example.com:@127.0.0.1:${server.port}`,
        accessToken,
        from: "site@example.com",
        brand: "Meridian",
        site: "https://www.example.com",
      },
      "ada@example.com",
      systemClock,
    );
  expect(await send(async () => "token-1")).toMatchObject({ isAccepted: true });
  expect(logins).toEqual(["user=site@example.com\u0001auth=Bearer token-1\u0001\u0001"]);
  manner.oauth = () => "535 5.7.3 Authentication unsuccessful";
  const refused = await send(async () => "token-2");
  expect(refused.problem).toContain("answered 535 5.7.3 to the login");
  expect(refused.lines).toContain("535 5.7.3 Authentication unsuccessful");
  const none = await send(() => Promise.reject(new Error("The token service refuses: x.")));
  expect(none).toMatchObject({
    isAccepted: false,
    problem: "the login has no token: The token service refuses: x.",
    lines: [],
  });
});

test("[OWN-102] a refusal has its code and words; a server that is away, the reason", async () => {
  const { server, send } = await stand({ recipient: () => "550 5.7.1 relaying denied" });
  expect(await send()).toMatchObject({
    isAccepted: false,
    problem: "answered 550 5.7.1",
    lines: expect.arrayContaining(["550 5.7.1 relaying denied"]) as string[],
  });
  await server.stop();
  const { isAccepted, problem, lines } = await send();
  expect({ isAccepted, lines }).toEqual({ isAccepted: false, lines: [] });
  expect(problem).toMatch(/^could not be reached/);
});

test("[OWN-103] a server in a private network is not connected to, by whatever name", async () => {
  const { server, send } = await stand();
  const found = (...addresses: string[]) =>
    send((host) =>
      publicAddressOf(host, { lookup: async () => addresses.map((one) => ({ address: one })) }),
    );
  for (const address of [
    "127.0.0.1",
    "10.1.2.3",
    "169.254.169.254",
    "::1",
    "::ffff:127.0.0.1",
    "fd00::1",
  ])
    expect(await found("93.184.216.34", address), address).toEqual({
      isAccepted: false,
      problem: "could not be reached: belongs to a private network",
      lines: [],
    });
  expect((await send((host) => publicAddressOf(host))).problem).toContain("private network");
  expect(server.recipients).toEqual([]);
});

test("[OWN-103] a public server gets no email without TLS", async () => {
  const { server, send } = await stand();
  // Connects to the address that was checked, whatever the name leads to now.
  const { isAccepted, lines } = await send(async () => "127.0.0.1", "mail.invalid");
  expect({ isAccepted, last: lines.at(-1) }).toEqual({
    isAccepted: false,
    last: "502 5.5.1 no TLS",
  });
  expect(server.recipients).toEqual([]);
});

test("[OWN-102] a server's IPv6 address is resolved without the brackets of an address", async () => {
  const { send } = await stand();
  const asked: string[] = [];
  await send(async (host) => {
    asked.push(host);
    throw new Error("not here");
  }, "[2a00:1450::1]");
  expect(asked).toEqual(["2a00:1450::1"]);
});
