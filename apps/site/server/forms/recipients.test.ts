import { expect, test } from "vitest";
import { noticesOf, recipientsOf } from "#server/forms/recipients.ts";

const known = {
  recipients: {
    forms: { contact: ["sales@example.com"], resume: ["jobs@example.com"], survey: [] },
    vacancies: { "/vacancies/schweißer": ["welding@example.com"], "/vacancies/empty": [] },
    languages: { de: { contact: ["vertrieb@example.com"], resume: [] } },
  },
};
const office = ["office@example.com"];
const resume = (page: string) => recipientsOf(known, office, { kind: "resume", page });

test("[OWN-35] a resume goes to its vacancy's recipients, else to the form's, else to the environment's", () => {
  expect(resume("/vacancies/schwei%C3%9Fer")).toEqual(["welding@example.com"]);
  for (const page of ["/vacancies/empty", "/vacancies/other", "/career", "/vacancies/%ZZ"])
    expect(resume(page), page).toEqual(["jobs@example.com"]);
  const contact = { kind: "contact", page: "/vacancies/schwei%C3%9Fer" } as const;
  expect(recipientsOf(known, office, contact)).toEqual(["sales@example.com"]);
  for (const kind of ["survey", "price-request"] as const)
    expect(recipientsOf(known, office, { kind, page: "/" })).toEqual(office);
  expect(recipientsOf(known, [], { kind: "survey", page: "/" })).toEqual([]);
});

test("[OWN-119] a form of another language goes to that language's recipients, a vacancy's resumes to the vacancy's", () => {
  const sent = (kind: "contact" | "resume" | "survey", language?: string, page = "/de") =>
    recipientsOf(known, office, { kind, page, source: language ? { language } : {} });
  expect(sent("contact", "de")).toEqual(["vertrieb@example.com"]);
  for (const other of ["en", "de-AT", "constructor", undefined])
    expect(sent("contact", other), other).toEqual(["sales@example.com"]);
  expect(sent("resume", "de")).toEqual(["jobs@example.com"]);
  expect(sent("resume", "de", "/vacancies/schweißer")).toEqual(["welding@example.com"]);
  expect(sent("survey", "de")).toEqual(office);
});

test("[OWN-119] a vacancy's resumes in a language go to those that both name, else to all of the vacancy", () => {
  const languageVacancies = { de: { "/vacancies/schweißer": ["jana@example.com"] } };
  const both = { recipients: { ...known.recipients, languageVacancies } };
  const sent = (language: string, page: string, kind: "resume" | "contact" = "resume") =>
    recipientsOf(both, office, { kind, page, source: { language } });
  expect(sent("de", "/vacancies/schwei%C3%9Fer")).toEqual(["jana@example.com"]);
  expect(sent("en", "/vacancies/schwei%C3%9Fer")).toEqual(["welding@example.com"]);
  expect(sent("de", "/vacancies/other")).toEqual(["jobs@example.com"]);
  expect(sent("de", "/vacancies/schwei%C3%9Fer", "contact")).toEqual(["vertrieb@example.com"]);
});

test("[OWN-35] before the host has responded, and on a host without these settings, the environment's apply", () => {
  for (const none of [null, undefined])
    expect(recipientsOf(none, office, { kind: "contact", page: "/" })).toEqual(office);
  expect(recipientsOf(null, [], { kind: "contact", page: "/" })).toEqual([]);
  expect(recipientsOf(undefined, [], { kind: "contact", page: "/" })).toBeUndefined();
});

test("[OWN-36] forms of whose messages no one is notified: none with a webhook, those of no channel, all without a mail server", () => {
  const mail = { url: "smtp://mail.test", from: "a@example.com", to: [] as string[] };
  const noticesWith = (
    of: Parameters<typeof noticesOf>[0],
    set: {
      mail?: typeof mail;
      webhook?: { url: string; secret: string };
      chats?: ReturnType<Parameters<typeof noticesOf>[1]["chats"]>;
    },
  ) =>
    noticesOf(of, {
      mail: () => set.mail,
      webhook: () => set.webhook,
      chats: () => set.chats ?? [],
    });
  const all = ["contact", "resume", "price-request", "survey"];
  expect(noticesWith(known, {})).toEqual({ unnoticed: all, hasMailServer: false });
  expect(noticesWith(known, { mail })).toEqual({
    unnoticed: ["price-request", "survey"],
    hasMailServer: true,
  });
  expect(noticesWith(null, { mail }).unnoticed).toEqual(all);
  expect(noticesWith(undefined, { mail }).unnoticed).toEqual([]);
  expect(noticesWith(known, { mail: { ...mail, to: office } }).unnoticed).toEqual([]);
  const webhook = { url: "https://hook.test", secret: "0123456789abcdef" };
  expect(noticesWith(null, { webhook }).unnoticed).toEqual([]);
  const chat = { app: "slack", url: "https://chat.test", kinds: ["resume"] } as const;
  expect(noticesWith(null, { chats: [chat] }).unnoticed).toEqual(all.filter((k) => k !== "resume"));
});
