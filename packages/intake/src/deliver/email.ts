import { ENGLISH, type Language } from "@meridian/messages/language";
import type { Translate } from "@meridian/messages/messages";
import { officeLabels, visitLabels } from "@meridian/messages/forms/office-labels";
import { escapeHtml } from "@meridian/contract/escape";
import { marksOf, type Mark } from "@meridian/files/store/file-marks";
import {
  askedLabels,
  EXTRA_FIELDS,
  sourceFields,
  type VisitSource,
} from "@meridian/contract/forms";
import { DIRECT, sourceName, touchesOf, UNNAMED } from "@meridian/contract/touch";
import { isForDocument, type MailedDocument } from "#documents.ts";
import type { Submission } from "#submission.ts";

export interface Email {
  subject: string;
  text: string;
  html: string;
}

/** Light in dark mail programs, too (DARK-03). */
export const LIGHT = {
  head: `<meta charset="utf-8"><meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light">`,
  style: "color-scheme:light only;color:#1c1c1c;background:#ffffff",
} as const;

// Tables and attributes work in all mail programs.
const page = (
  title: string,
  body: string,
  language: Pick<Language, "code" | "direction">,
): string =>
  `<!doctype html><html lang="${language.code}"${language.direction === "rtl" ? ` dir="rtl"` : ""}><head>${LIGHT.head}<title>${escapeHtml(title)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;${LIGHT.style}"><h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>${body}</body></html>`;
/** Characters; an owner's question is longer. */
const LONGEST_ON_A_LINE = 30;
const row = (label: string, value: string): string =>
  `<tr><th align="left" valign="top" style="padding:6px 16px 6px 0;font-weight:normal;color:#5f6368${label.length > LONGEST_ON_A_LINE ? "" : ";white-space:nowrap"}">${escapeHtml(label)}</th><td valign="top" style="padding:6px 0;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`;

export interface NoticeOptions {
  site: string;
  /** Address of the admin, if the content host has the inbox. */
  admin?: string | undefined;
  /** The title from the content host. */
  vacancy?: string | undefined;
  /** The site's first language; default: English. */
  office?: Language;
}

const LONGEST_TITLE = 120;

function titleOf(submission: Submission, { site, vacancy = "" }: NoticeOptions, t: Translate) {
  const { kind } = submission;
  const { host } = new URL(site);
  if (isForDocument(submission)) return t("office.document", { host });
  const title = vacancy.replace(/\s+/g, " ").trim().slice(0, LONGEST_TITLE);
  switch (kind) {
    case "contact":
      return t("office.contact", { host });
    case "resume":
      return title === ""
        ? t("office.resume", { host })
        : t("office.resumeFor", { vacancy: title, host });
    case "price-request":
      return t("office.priceRequest", { host });
    case "survey":
      return t("office.survey", { host });
  }
}

const WARNINGS: Record<Mark, (t: Translate) => string> = {
  encrypted: (t) => t("office.encrypted"),
  active: (t) => t("office.active"),
  unscanned: (t) => t("office.unscanned"),
};

/** Always UTC; in English as in the headers of emails. */
const timeIn = (code: string, at: number): string =>
  new Intl.Locale(code).language === "en"
    ? new Date(at).toUTCString()
    : new Intl.DateTimeFormat(code, {
        dateStyle: "full",
        timeStyle: "long",
        timeZone: "UTC",
      }).format(at);

const languageNameIn = (code: string, language: string): string =>
  new Intl.DisplayNames(code, { type: "language" }).of(language) ?? language;

/** The inbox's list with this message, once the host has it. */
export const inboxAddress = (admin: string, number: string): string =>
  `${admin}/admin/collections/submissions?search=${encodeURIComponent(number)}`;

function wordsOf(name: string, value: string, { code, t }: Language): string {
  if (name === "language") return languageNameIn(code, value);
  return name === "suspicious" && value === "hidden-field" ? t("office.hiddenField") : value;
}

/** The flag is first: a list of emails cuts long subjects. */
export function subjectOf(submission: Submission, options: NoticeOptions, t: Translate): string {
  const title = titleOf(submission, options, t);
  return submission.source.suspicious === undefined ? title : `${t("office.suspicious")}: ${title}`;
}

/** Of a visit without a campaign the source follows from the page that linked to the site (OWN-142). */
function sourceIn({ source }: Submission): VisitSource {
  const { first } = touchesOf(sourceFields(source));
  if (source.utm_source !== undefined || [DIRECT, UNNAMED].includes(first.source)) return source;
  return { ...source, utm_source: sourceName(first.source), utm_medium: first.medium };
}

/** What the company's email states, with labels in its language. */
function factsOf(submission: Submission, { site }: NoticeOptions, office: Language) {
  const { code, t } = office;
  const labels = { ...officeLabels(t), ...askedLabels(submission.source) };
  const visit = visitLabels(t);
  const lines = Object.entries(submission.fields)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => [labels[name] ?? name, value] as const);
  const files = submission.files.flatMap(({ name, size, type }) => [
    `${name} (${Math.ceil(size / 1024)} kB)`,
    ...marksOf(type).map((mark) => WARNINGS[mark](t)),
  ]);
  const visited = sourceIn(submission);
  const source = EXTRA_FIELDS.flatMap(({ name }) => {
    const value = visited[name];
    if (!value) return [];
    return [[visit[name] ?? name, wordsOf(name, value, office)] as const];
  });
  return [
    ...lines,
    ...(files.length > 0 ? [[t("office.attached"), files.join("\n")] as const] : []),
    [t("office.page"), `${site}${submission.page}`] as const,
    ...source,
    [t("office.received"), timeIn(code, submission.receivedAt)] as const,
    [t("office.number"), submission.id] as const,
  ];
}

/** The company's email, in its language. The subject, a header, has no visitor's text. */
export function noticeOf(submission: Submission, options: NoticeOptions): Email {
  const { admin, office = ENGLISH } = options;
  const { t } = office;
  const facts = factsOf(submission, options, office);
  const subject = subjectOf(submission, options, t);
  const inbox = admin && inboxAddress(admin, submission.id);
  const open = t("office.openInbox");
  const link = inbox
    ? `<p style="margin:16px 0"><a href="${escapeHtml(inbox)}">${escapeHtml(open)}</a></p>`
    : "";
  return {
    subject,
    text: `${subject}\n\n${facts.map(([label, value]) => (value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}`)).join("\n")}\n${inbox ? `\n${open}: ${inbox}\n` : ""}`,
    html: page(
      subject,
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0">${facts.map(([label, value]) => row(label, value)).join("")}</table>${link}`,
      office,
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

const lettered = (
  subject: string,
  paragraphs: readonly string[],
  language: Language,
  htmlOf = (text: string) => escapeHtml(text),
): Email => ({
  subject,
  text: `${paragraphs.join("\n\n")}\n`,
  html: page(
    subject,
    paragraphs.map((text) => `<p style="margin:0 0 16px">${htmlOf(text)}</p>`).join(""),
    language,
  ),
});

/**
 * The visitor's email with the link to a document (OWN-158), or why there is none. Its name is the
 * host's: nothing typed, as in an acknowledgement.
 */
export function documentEmailOf(
  document: MailedDocument | null,
  { site, brand, language }: Acknowledged,
): Email {
  const { t, code } = language;
  const origin = t("acknowledgement.origin", { site });
  if (!document)
    return lettered(
      t("document.goneSubject", { brand }),
      [t("document.goneText"), origin, brand],
      language,
    );
  const { name, address, until } = document;
  const date = new Intl.DateTimeFormat(code, { dateStyle: "long", timeZone: "UTC" }).format(until);
  return lettered(
    t("document.subject", { brand, name }),
    [t("document.text", { name }), address, t("document.until", { date }), origin, brand],
    language,
    (text) =>
      text === address
        ? `<a href="${escapeHtml(address)}">${escapeHtml(t("document.open"))}</a>`
        : escapeHtml(text),
  );
}

/** The visitor's email. Contains nothing typed, since anyone may type another's address. */
export function acknowledgementOf(
  { kind }: Submission,
  { site, brand, language }: Acknowledged,
): Email {
  const { t } = language;
  const [subject, thanks] = thanksOf(kind, brand, t);
  return lettered(subject, [thanks, t("acknowledgement.origin", { site }), brand], language);
}
