import type { Language } from "@meridian/messages/language";
import { namedLanguage } from "@meridian/messages/languages";
import type { Translate } from "@meridian/messages/messages";
import { escapeHtml } from "@meridian/contract/escape";
import { MARK_WORDS, marksOf } from "@meridian/files/store/file-marks";
import { EXTRA_FIELDS } from "@meridian/contract/forms";
import { formOf } from "#kinds.ts";
import type { Submission } from "#submission.ts";

export interface Email {
  subject: string;
  text: string;
  html: string;
}

const TITLES: Record<Submission["kind"], string> = {
  contact: "contact message",
  resume: "application",
  "price-request": "price request",
  survey: "survey",
};

// Tables and attributes work in all mail programs.
const page = (title: string, body: string, language = { code: "en", direction: "ltr" }): string =>
  `<!doctype html><html lang="${language.code}"${language.direction === "rtl" ? ` dir="rtl"` : ""}><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c1c1c;background:#ffffff"><h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>${body}</body></html>`;
const row = (label: string, value: string): string =>
  `<tr><th align="left" valign="top" style="padding:6px 16px 6px 0;font-weight:normal;color:#5f6368;white-space:nowrap">${escapeHtml(label)}</th><td valign="top" style="padding:6px 0;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`;

export interface NoticeOptions {
  site: string;
  /** Address of the admin, if the content host has the inbox. */
  admin?: string | undefined;
  /** The title from the content host. */
  vacancy?: string | undefined;
}

const LONGEST_TITLE = 120;

function subjectOf({ kind }: Submission, { site, vacancy = "" }: NoticeOptions): string {
  const title = vacancy.replace(/\s+/g, " ").trim().slice(0, LONGEST_TITLE);
  return `New ${TITLES[kind]}${title && ` for ${title}`} from ${new URL(site).host}`;
}

/** The inbox's list with this message, once the host has it. */
const inboxAddress = (admin: string, number: string): string =>
  `${admin}/admin/collections/submissions?search=${encodeURIComponent(number)}`;

/** The company's email. The subject, a header, has no visitor's text. */
export function noticeOf(submission: Submission, options: NoticeOptions): Email {
  const { site, admin } = options;
  const form = formOf(submission.kind, submission.variant);
  const labels = new Map<string, string>(
    form?.fields.map(({ name, label }) => [name, label.replace(/\*$/, "")]),
  );
  const lines = Object.entries(submission.fields)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => [labels.get(name) ?? name, value] as const);
  const files = submission.files.flatMap(({ name, size, type }) => [
    `${name} (${Math.ceil(size / 1024)} kB)`,
    ...marksOf(type).map((mark) => MARK_WORDS[mark].warning),
  ]);
  const source = EXTRA_FIELDS.flatMap(({ name, label }) => {
    const value = submission.source[name];
    if (!value) return [];
    return [[label, name === "language" ? namedLanguage(value).name : value] as const];
  });
  const facts = [
    ...lines,
    ...(files.length > 0 ? [["Attached", files.join("\n")] as const] : []),
    ["Sent from", `${site}${submission.page}`] as const,
    ...source,
    ["Received", new Date(submission.receivedAt).toUTCString()] as const,
    ["Number", submission.id] as const,
  ];
  const subject = subjectOf(submission, options);
  const inbox = admin && inboxAddress(admin, submission.id);
  const link = inbox
    ? `<p style="margin:16px 0"><a href="${escapeHtml(inbox)}">Open it in the inbox</a></p>`
    : "";
  return {
    subject,
    text: `${subject}\n\n${facts.map(([label, value]) => (value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}`)).join("\n")}\n${inbox ? `\nOpen it in the inbox: ${inbox}\n` : ""}`,
    html: page(
      subject,
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0">${facts.map(([label, value]) => row(label, value)).join("")}</table>${link}`,
    ),
  };
}

const thanksOf = (kind: Submission["kind"], brand: string, t: Translate): [string, string] => {
  switch (kind) {
    case "contact":
      return [t("acknowledgement.contact", { brand }), t("acknowledgement.contactText")];
    case "resume":
      return [t("acknowledgement.resume", { brand }), t("acknowledgement.resumeText")];
    case "price-request":
      return [t("acknowledgement.priceRequest", { brand }), t("acknowledgement.priceRequestText")];
    case "survey":
      return [t("acknowledgement.survey", { brand }), t("acknowledgement.surveyText")];
  }
};

interface Acknowledged {
  site: string;
  brand: string;
  language: Language;
}

/** The visitor's email. Contains nothing typed, since anyone may type another's address. */
export function acknowledgementOf(
  { kind }: Submission,
  { site, brand, language }: Acknowledged,
): Email {
  const { t } = language;
  const [subject, thanks] = thanksOf(kind, brand, t);
  const paragraphs = [thanks, t("acknowledgement.origin", { site }), brand];
  return {
    subject,
    text: `${paragraphs.join("\n\n")}\n`,
    html: page(
      subject,
      paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join(""),
      language,
    ),
  };
}
