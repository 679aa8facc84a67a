/** Messages through deploy/nginx's configuration: size, rate, logs, and an unreachable site. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendContact } from "./send-contact.ts";
import { startNginxAndSite, type NginxAndSite } from "./nginx-and-site.ts";
import { whyNoNginx, type TlsRequest } from "./nginx.ts";

const reason = whyNoNginx();

describe.skipIf(reason !== "")(`messages through nginx${reason && ` (skipped: ${reason})`}`, () => {
  let behind: NginxAndSite;
  const get = (path: string, options?: TlsRequest) => behind.get(path, options);

  beforeAll(async () => {
    behind = await startNginxAndSite(75);
  });
  afterAll(() => behind?.stop());

  const message = (
    fileBytes: number,
    from: string,
    headers: Record<string, string> = {},
    typed: Record<string, string> = {},
  ) => sendContact(behind.ports.https, { fileBytes, from, headers, typed });

  test("[CON-05] a message with a file of almost 10 MB goes through; a larger one gets the site's own words", async () => {
    const sent = await message(10_000_000, "127.0.0.2");
    expect([sent.status, JSON.parse(sent.body)]).toMatchObject([200, { status: "sent" }]);
    await expect
      .poll(() => behind.demo.submissions.at(-1)?.files[0]?.bytes.length, { timeout: 20_000 })
      .toBeGreaterThan(10_000_000);
    const tooLarge = await message(12_000_000, "127.0.0.2");
    expect([tooLarge.status, JSON.parse(tooLarge.body)]).toMatchObject([
      413,
      { status: "invalid" },
    ]);
  });

  test("the rate is counted by the visitor's address, and no visitor chooses their own", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push(
        (await message(10, "127.0.0.3", { "x-forwarded-for": `10.1.1.${count}` })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await message(10, "127.0.0.4")).status).toBe(200);
  });

  test("no log names a visitor: neither typed text, nor their address, nor their links' parameters", async () => {
    const typed = {
      fullname: "Zyxwv Personne",
      email: "zyxwv@personal.test",
      phone: "+46 70 9876543",
      description: "Confidential-Zyxwv",
    };
    const from = "127.0.0.77";
    expect(
      (
        await message(
          50,
          from,
          {
            "user-agent": "Zyxwv-Browser",
            referer: `https://localhost:${behind.ports.https}/?from=zyxwv`,
          },
          typed,
        )
      ).status,
    ).toBe(200);
    expect(
      (await message(50, from, {}, { ...typed, email: "zyxwv at personal.test" })).status,
    ).toBe(422);
    await get("/clients?utm_source=zyxwv&email=zyxwv@personal.test", { from });
    await get("/blog/nothing-here?q=zyxwv@personal.test", { from }).then(({ status }) =>
      expect(status).toBe(404),
    );
    await expect
      .poll(() => behind.demo.submissions.some(({ fields }) => fields.email === typed.email), {
        timeout: 20_000,
      })
      .toBe(true);
    // The site writes its log in batches.
    for (const line of ['"outcome":"fields"', '"path":"/clients"', '"path":"/blog/nothing-here"'])
      await expect.poll(() => behind.output().includes(line), { timeout: 10_000 }).toBe(true);
    const log = behind.output() + behind.nginx.accessLog();
    expect(behind.nginx.accessLog()).toContain("GET /clients 200");
    expect(
      log
        .split("\n")
        .filter((line) =>
          /zyxwv|personne|personal\.test|9876543|confidential|127\.0\.0\.[2-9]|plan\.pdf/i.test(
            line,
          ),
        ),
    ).toEqual([]);
  });

  test("while the site is down, what was seen is still there; what was not, and messages, are answered honestly; then all is fresh again", async () => {
    const before = await get("/clients", { headers: { "accept-encoding": "br" } });
    const asset = /\/assets\/[\w.-]+\.js/.exec(before.body)?.[0] ?? "";
    const picture = /\/pictures\/\d+\.avif\/[^" ]+/.exec(before.body)?.[0] ?? "";
    for (const path of [asset, picture]) expect((await get(path)).status, path).toBe(200);
    const form = await get("/");
    await behind.site.stop();

    const during = await get("/clients", { headers: { "accept-encoding": "br" } });
    expect([during.status, during.body]).toEqual([200, before.body]);
    expect(
      (await get("/clients?utm_source=letter", { headers: { "accept-encoding": "br" } })).body,
    ).toBe(before.body);
    expect((await get("/")).body).toBe(form.body);
    for (const path of [asset, picture]) expect((await get(path)).status, path).toBe(200);
    for (const [path, options] of [
      ["/services/never-seen", {}],
      ["/", { method: "POST", body: Buffer.from("x") }],
    ] as [string, TlsRequest][]) {
      const reply = await get(path, options);
      expect([reply.status, reply.headers["retry-after"], reply.headers["cache-control"]]).toEqual([
        503,
        "30",
        "no-store",
      ]);
      expect(reply.body).toContain("it was not sent");
    }

    behind.demo.content.home.section_header_title = "After the rest";
    await behind.site.start();
    await behind.purge(["home"]);
    await expect
      .poll(async () => (await get("/")).body.includes("After the rest"), { timeout: 10_000 })
      .toBe(true);
  });
});
