import { afterAll, expect, test, vi } from "vitest";
import { readHeading } from "#inbox/mailbox/heading.ts";
import { createMailTools } from "#inbox/mailbox/open-mail-tools.ts";
import { taggedAddress } from "#inbox/mailbox/own-letters.ts";
import { withoutQuotation } from "#inbox/mailbox/quoted.ts";
import { bounceOf, mailOf } from "#testing/mails.ts";

vi.setConfig({ testTimeout: 60_000 });
const tools = createMailTools({});
afterAll(() => tools.stop());

const KEY = "019ad0e0-0000-7000-8000-0123456789ab";
const bytes = (text: string) => new TextEncoder().encode(text);
const heading = (headers: Record<string, string>) => readHeading(bytes(mailOf({ headers })));

test("[OWN-110] an answer names our letter by its Message-ID and by the address; never by a subject or a name", async () => {
  const { answers } = await heading({
    To: `"jobs+${"0".repeat(32)}@example.com" <${taggedAddress("jobs@example.com", KEY)}>`,
    "In-Reply-To": `<${KEY.replace("ab", "cd")}.reply@example.com>`,
    References: `<x@y> <${KEY.replace("ab", "ef")}.acknowledgement@example.com>`,
    Subject: `Re: <${KEY.replace("ab", "00")}.reply@example.com>`,
  });
  expect(answers).toEqual([
    { key: KEY.replace("ab", "cd"), of: "reply", by: "in-reply-to" },
    { key: KEY.replace("ab", "ef"), of: "acknowledgement", by: "references" },
    { key: KEY, of: "reply", by: "address" },
  ]);
});

test("[OWN-114] a mail that a program sent is known by its header", async () => {
  const automatic = async (headers: Record<string, string>) => (await heading(headers)).isAutomatic;
  const headersOfPrograms: Record<string, string>[] = [
    { "Auto-Submitted": "auto-replied" },
    { "auto-submitted": "auto-generated; x=y" },
    { Precedence: "bulk" },
    { "X-Autoreply": "yes" },
    { "X-Auto-Response-Suppress": "All" },
    { "Return-Path": "<>" },
    { From: "MAILER-DAEMON@example.com" },
  ];
  for (const headers of headersOfPrograms) expect(await automatic(headers)).toBe(true);
  expect(await automatic({ "Auto-Submitted": "no", Precedence: "normal" })).toBe(false);
});

test("[OWN-110] a mail in HTML becomes plain text without markup, scripts and hidden directions", async () => {
  const { text } = await tools.read(
    bytes(
      mailOf({
        headers: { "Content-Type": "text/html; charset=utf-8" },
        body: "<style>p{}</style><p>Hello <b>Ann</b>\u202e<br>two</p><script>alert(1)</script><ul><li>a</li></ul><blockquote><p>old</p></blockquote>",
      }),
    ),
  );
  expect(text).toBe("Hello Ann\ntwo\n\n- a\n> old");
});

test("[OWN-110] the earlier letter is parted from the own words, in any language", () => {
  const cases = [
    "Yes.\n\nOn Mon, 2 Mar 2026 Ann wrote:\n> Hello\n> you",
    "Yes.\n\nAm 02.03.2026 um 10:00 schrieb\nAnn <a@b.c>:\n\n> Hello\n> you",
    "Yes.\n\n-----Original Message-----\nFrom: Ann\nSent: Monday\nTo: Bob\n\nHello",
    "Yes.\n\n________________________________\nVon: Ann\nGesendet: Montag\nAn: Bob\n\nHello",
  ];
  for (const text of cases) expect(withoutQuotation(text).own).toBe("Yes.");
  expect(withoutQuotation("> all\n> quoted")).toEqual({ own: "> all\n> quoted", quoted: "" });
  expect(withoutQuotation("Between\n> quoted\nanswer").own).toContain("answer");
});

test("[OWN-115] a report of a failed delivery gives the status, the reason and our letter", async () => {
  const { bounce, files } = await tools.read(bytes(bounceOf({ key: KEY, status: "5.1.1" })));
  expect(bounce).toEqual({
    status: "5.1.1",
    reason: "550 5.1.1 no such user",
    answers: [{ key: KEY, of: "reply", by: "report" }],
  });
  expect(files).toEqual([]);
});

test("[OWN-110] a hostile mail is read to its limits, and the next one, too", async () => {
  const deep = Array.from(
    { length: 200 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join("");
  expect((await tools.read(bytes(deep))).isCut).toBe(true);
  const long = await tools.read(bytes(mailOf({ body: "word ".repeat(20_000) })));
  expect([long.text.length, long.isCut]).toEqual([50_000, true]);
  expect((await tools.read(bytes(mailOf({ body: "next" })))).text).toBe("next");
});
