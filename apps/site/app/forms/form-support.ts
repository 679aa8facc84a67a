import type { CaptchaSupport } from "#app/forms/captcha/captcha.ts";

/** Replaces the captcha without script: signed, expiring, once per address (caches share it). */
export interface TextQuestion {
  question: string;
  token: string;
}

/** Outcome of a form posted without script: the page is rendered again with it. */
export interface FormOutcome {
  kind: "contact" | "resume" | "price-request" | "survey";
  variant: string;
  status: "sent" | "invalid" | "failed";
  /** Message above the button: the specification's success or failure text. */
  message: string;
  /** The visitor's input; empty after success. */
  values: Record<string, string>;
  /** Message by field name; `captcha` for the question. */
  errors: Record<string, string>;
  /** Of a stored message. */
  reference?: string;
  /** Number of the requested document: a page may have several of its forms. */
  document?: string;
  /** Path of the page with that document, if no email has it. */
  link?: string;
}

/** Pages of this site, for clients and for applicants. */
export type Reading = Record<"client" | "work", { label: string; to: string }[]>;

export interface FormSupport {
  /** Loaded at first focus. */
  captcha: CaptchaSupport;
  /** `null`: forms need script. */
  question: TextQuestion;
  /** The text and the server's signature of it (SEC-29). */
  consent?: { text: string; mark: string } | undefined;
  /** The box of the resume for the talent pool (OWN-137), if the owner has a sentence for it. */
  pool?: { text: string; months: number; mark: string } | undefined;
  /** What a visitor may read after the thanks (CON-14). */
  reading?: Reading | undefined;
  /** Only in the response to a post without script. */
  outcome?: FormOutcome;
}
