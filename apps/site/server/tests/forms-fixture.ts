import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { FormOutcome } from "#app/forms/form-support.ts";
import type { FormsPort } from "#server/forms/forms-port.ts";
import { createForms, type FormsOptions } from "#server/forms/forms.ts";
import type { CaptchaChoice, FormGuards } from "#server/config/settings.ts";
import { answerQuestion } from "../../../../packages/intake/src/tests/answer-question.ts";
import { contactMessage } from "../../../../packages/intake/src/tests/posts.ts";

export const SITE = "https://meridian.test";
export let dataDir: string;
export let forms: FormsPort;
export let lines: string[];
export let rendered: FormOutcome[];
export let pageIsThere: boolean;
/** Status instead of a page with the outcome. */
export let pageStatus: number | undefined;

export const OPEN = { rates: undefined, quickestMs: 0, clamdUrl: undefined };

export const write = (details: Record<string, unknown>, message: string) =>
  void lines.push(`${message} ${JSON.stringify(details)}`);

export const open = (
  formGuards: FormGuards = OPEN,
  captcha: CaptchaChoice = { provider: "altcha" },
  databaseUrl?: string,
  siteSettings?: FormsOptions["siteSettings"],
): Promise<FormsPort> =>
  createForms({
    settings: {
      databaseUrl,
      siteUrl: SITE,
      contentHost: "http://host.test",
      dataDir,
      formSecret: "s",
      purgeSecret: "p".repeat(32),
      formKey: "k",
      formUrls: {},
      formGuards,
      captcha,
    },
    ...(siteSettings && { siteSettings }),
    log: { info: write, warn: write, error: write },
    fetch: async (address) =>
      Response.json(
        String(address).includes("siteverify") ? { success: true } : { status: "mail_sent" },
      ),
  });

/** A visitor's answer to the text question. */
export function answered(): Record<string, string> {
  const { question, token } = forms.support().question;
  return { question: token, answer: answerQuestion(question) };
}

export function post(
  changes: Record<string, string | File> = {},
  headers: Record<string, string> = {},
  pathname = "/",
): Promise<Response> {
  const body = contactMessage(changes);
  const request = new Request(`${SITE}/`, {
    method: "POST",
    body,
    headers: { "sec-fetch-site": "same-origin", ...headers },
  });
  const renderPage = async (_: string, outcome: FormOutcome) => {
    rendered.push(outcome);
    if (pageStatus) return new Response("<h1>Oooops</h1>", { status: pageStatus });
    if (!pageIsThere) return new Response("<h1>Oooops</h1>", { status: 503 });
    return new Response("<!doctype html>", {
      status: outcome.status === "sent" ? 200 : outcome.status === "invalid" ? 422 : 503,
      headers: { "content-type": "text/html" },
    });
  };
  return forms.handle(request, {
    address: "::1",
    pathname,
    signal: new AbortController().signal,
    renderPage,
  });
}
export const JSON_ACCEPTED = { accept: "application/json" };
export const setForms = (value: FormsPort): void => void (forms = value);
export const setPageIsThere = (value: boolean): void => void (pageIsThere = value);
export const setPageStatus = (value: number | undefined): void => void (pageStatus = value);

/** Opened before and closed after each test of the calling file. */
export function formsFixture(): void {
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "intake-forms-"));
    [lines, rendered, pageIsThere, pageStatus] = [[], [], true, undefined];
    forms = await open();
  });
  afterEach(async () => {
    await forms.close();
    rmSync(dataDir, { recursive: true });
  });
}
