/** A form of the site, sent as a browser without script sends it. */
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { answerQuestion } from "../../packages/intake/src/tests/answer-question.ts";
import type { InstanceName } from "./kit.ts";
import { kit, type Site } from "./wordpress-fixture.ts";

export interface Sent {
  /** Address of a page with the form. */
  path: string;
  form: string;
  variant: string;
  fields: Record<string, string>;
  /** The part `file-type`. */
  file?: File;
}

/** The token and text question of a page with a form. */
function questionOn(html: string): { question: string; answer: string } {
  const [, question = "", after = ""] = /name="question" value="([^"]+)"([^]*)/.exec(html) ?? [];
  const words = /((?:What is|Which number|How many)[^<]*)/.exec(after)?.[1] ?? "";
  return { question, answer: answerQuestion(words) };
}

/**
 * The page that answers. A question that somebody has answered already comes back as another, and
 * is answered too.
 */
export async function sendForm(
  site: Site,
  { path, form, variant, fields, file }: Sent,
): Promise<string> {
  let { html } = await site.get(path);
  for (let tries = 0; tries < 2; tries++) {
    const body = new FormData();
    const all = { form, variant, key: randomUUID(), reference: "", ...fields, ...questionOn(html) };
    for (const [name, value] of Object.entries(all)) body.set(name, value);
    if (file) body.set("file-type", file);
    const response = await fetch(site.url + path, {
      method: "POST",
      body,
      headers: { accept: "text/html", "sec-fetch-site": "same-origin" },
    });
    html = await response.text();
    if (response.ok || !html.includes("Please answer this new question")) break;
  }
  return html;
}

/** A message as received by Contact Form 7, or its replacement. */
export interface Message {
  form: string;
  fields: Record<string, string>;
  files: Record<string, { name: string; size: number }>;
}
/** A letter that Contact Form 7 wrote. */
export interface Letter {
  to: string;
  subject: string;
  body: string;
  files: { name: string; sha256: string }[];
}
/** That Contact Form 7 called a hook for a message. */
export interface Hooked {
  hook: string;
  form: string;
  key: string;
}
interface Notes {
  messages: Message;
  letters: Letter;
  hooks: Hooked;
}

/** What an instance noted, the first first. */
export function notedBy<Kind extends keyof Notes>(name: InstanceName, kind: Kind): Notes[Kind][] {
  const file = join(kit().folder, name, kind);
  const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  return lines.map((line) => JSON.parse(line) as Notes[Kind]);
}
