import { MARK_WORDS } from "@meridian/files/store/file-marks";
import { ratioOf } from "@meridian/contract/theme/contrast";
import { languageOf } from "@meridian/messages/language";
import { expect, test } from "vitest";
import { acknowledgementOf, documentEmailOf, noticeOf } from "#deliver/email.ts";
import { replyOf } from "#deliver/reply.ts";
import type { Submission } from "#submission.ts";
import { sampleFile, sampleSubmission } from "#tests/samples.ts";

const site = "https://www.example.com";
const application = sampleSubmission({
  kind: "resume",
  variant: "vacancy",
  fields: { fullname: "Anna", vacancy: "<b>Typed by a visitor</b>" },
});

test("[DARK-03] each mail is dark text on a light ground that it states itself, without a logo or picture", () => {
  const acknowledged = { site, brand: "Acme", ...languageOf("en") };
  const document = { name: "Prices", address: `${site}/requested-document?link=a`, until: 0 };
  const mails = [
    noticeOf(application, { site }),
    acknowledgementOf(application, acknowledged),
    documentEmailOf(document, acknowledged),
    replyOf(sampleSubmission({ fields: { text: "Hello" } }), { from: "a@b.c", brand: "Acme" }),
  ];
  for (const { html } of mails) {
    expect(html).toContain('<meta name="color-scheme" content="light only">');
    const body = /<body style="([^"]*)"/.exec(String(html))?.[1] ?? "";
    const [, text = "", ground = ""] = /;color:(#\w+);background:(#\w+)$/.exec(body) ?? [];
    for (const color of [
      text,
      ...[...String(html).matchAll(/(?<!-)color:(#\w+)/g)].map((found) => found[1]),
    ])
      expect(ratioOf(color ?? "", ground)).toBeGreaterThan(4.5);
    expect(html).not.toMatch(/<img|<svg|background-image/);
  }
});

test("the subject has the vacancy's title from the host, never the posted one", () => {
  const subject = (vacancy?: string) => noticeOf(application, { site, vacancy }).subject;
  expect(subject("Rust engineer (Vec<T>)")).toBe(
    "New application for Rust engineer (Vec<T>) from www.example.com",
  );
  expect(subject()).toBe("New application from www.example.com");
  expect(subject("Two\r\nBcc: all@example.com lines")).not.toMatch(/[\r\n]/);
  expect(subject("x".repeat(500)).length).toBeLessThan(200);
});

test("the notice links to the message in the inbox by its number", () => {
  const { text, html } = noticeOf(application, { site, admin: "https://cms.example.com" });
  const address = `https://cms.example.com/admin/collections/submissions?search=${application.id}`;
  expect(text).toContain(`Open it in the inbox: ${address}`);
  expect(html).toContain(`<a href="${address}">`);
  expect(html).toContain('<html lang="en">');
  expect(text).toContain(`Number: ${application.id}`);
});

test("in English the time is as in the headers of emails", () => {
  expect(noticeOf(application, { site }).text).toContain(
    new Date(application.receivedAt).toUTCString(),
  );
});

test.each(["contact", "resume", "price-request", "survey"] as const)(
  "the visitor's email about a %s is from the brand, and has nothing typed",
  (kind) => {
    const { language } = languageOf("en");
    const about = sampleSubmission({ kind, fields: { fullname: "Anna Typed" } });
    const { subject, text, html } = acknowledgementOf(about, { site, brand: "Acme", language });
    expect(subject).toContain("Acme");
    expect(text).toMatch(/\n\nAcme\n$/);
    expect(text + html).not.toMatch(/Anna|undefined/);
  },
);

test("has no link without an inbox of ours", () => {
  const { text, html } = noticeOf(application, { site });
  expect(text + html).not.toMatch(/inbox|<a /);
});

const noticed = (type: string): string =>
  noticeOf(sampleSubmission({ files: [sampleFile({ type })] }), { site }).text;

test("[SEC-08] the company's email warns of a flagged file", () => {
  const warned = noticed("application/pdf; active=yes");
  expect(warned).toContain(`plan.pdf (1 kB)\n${MARK_WORDS.active.warning}`);
  expect(noticed("application/pdf")).toContain("Attached: plan.pdf (1 kB)\n");
});

test("[LANG-40] the company's email names the language of the page, in English if the office's is English; an older submission has none", () => {
  const noticeIn = (language?: string) =>
    noticeOf(sampleSubmission({ source: language ? { language } : {} }), { site }).text;
  expect(noticeIn("de")).toContain("\nLanguage: German\n");
  expect(noticeIn("pt-BR")).toContain("\nLanguage: Brazilian Portuguese\n");
  expect(noticeIn()).not.toContain("Language");
});

test("[OWN-142] the company's email names the source, also of a linking page alone, the landing page and the first visit", () => {
  const linked = {
    referrer: "https://www.linkedin.com/feed",
    landing_page: "/blog",
    first_visit: "2026-05-03",
  };
  const textOf = (source: Submission["source"]) =>
    noticeOf(sampleSubmission({ source }), { site }).text;
  const text = textOf(linked);
  for (const line of [
    "Came from: https://www.linkedin.com/feed",
    "Landing page: /blog",
    "First visit: 2026-05-03",
    "Source: LinkedIn",
    "Medium: social",
  ])
    expect(text).toContain(`\n${line}\n`);
  expect(textOf({ ...linked, utm_source: "Ads" })).toContain("\nSource: Ads\n");
  expect(textOf({})).not.toMatch(/^Source/m);
});

test("[LANG-40] the company's email is in the office's language, whatever the page's was", () => {
  const office = languageOf("de").language;
  const submission = sampleSubmission({
    fields: { fullname: "Anna", email: "anna@example.com" },
    source: { language: "he", utm_source: "news" },
    files: [sampleFile({ type: "application/pdf; active=yes" })],
  });
  const { subject, text, html } = noticeOf(submission, {
    site,
    office,
    admin: "https://cms.example.com",
  });
  expect(subject).toBe("Neue Nachricht von www.example.com");
  for (const line of ["Sprache: Hebräisch", "Quelle: news", "Im Posteingang öffnen: https://"])
    expect(text).toContain(line);
  expect(text).toContain(office.t("office.active"));
  expect(html).toContain('<html lang="de">');
  const hebrew = noticeOf(submission, { site, office: languageOf("he").language });
  expect(hebrew.html).toContain('<html lang="he" dir="rtl">');
  expect(text + hebrew.text).not.toMatch(/^(?:Language|Received|Number|Sent from):/m);
});
