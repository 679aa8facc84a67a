import { expect, test } from "vitest";
import { boundedFetch } from "#bounded-fetch.ts";
import { withLogin } from "#with-login.ts";

const LOGIN = "site:ab cd:ef";
const HEADER = `Basic ${Buffer.from(LOGIN).toString("base64")}`;

function fixture(redirect?: string) {
  const sent: [string, string | null][] = [];
  const fetch = withLogin(
    async (input, init) => {
      const request = new Request(input, init);
      sent.push([request.url, request.headers.get("authorization")]);
      return redirect !== undefined && sent.length === 1
        ? new Response(null, { status: 302, headers: { location: redirect } })
        : Response.json({});
    },
    "https://host.example/blog",
    LOGIN,
  );
  return { sent, fetch };
}

test("only the host's own origin gets the login", async () => {
  const { sent, fetch } = fixture();
  await fetch("https://host.example/api/x");
  await fetch(new Request("https://host.example/api/y", { headers: { accept: "a/b" } }));
  await fetch(new URL("http://host.example/api/x"));
  await fetch("https://host.example.evil.example/");
  await fetch("https://host.example/z", { headers: { authorization: "Bearer own" } });
  expect(sent.map(([, authorization]) => authorization)).toEqual([
    HEADER,
    HEADER,
    null,
    null,
    "Bearer own",
  ]);
});

test("a redirect to another origin does not get it", async () => {
  const { sent, fetch } = fixture("https://evil.example/steal");
  await boundedFetch("https://host.example/api/x", {
    timeoutMs: 5000,
    most: 1000,
    redirects: 2,
    fetch,
  });
  expect(sent).toEqual([
    ["https://host.example/api/x", HEADER],
    ["https://evil.example/steal", null],
  ]);
});
