import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { POSTED } from "../../packages/contract/src/forms/posting.ts";
import { answerOn } from "../../packages/intake/src/tests/answer-question.ts";
import type { InstanceName } from "./kit.ts";
import { kit, type Site } from "./wordpress-fixture.ts";

export interface Sent {
  path: string;
  form: string;
  variant: string;
  fields: Record<string, string>;
  file?: File;
}

/** Sends a form without script and returns the page. Solves a new question if necessary. */
export async function sendForm(
  site: Site,
  { path, form, variant, fields, file }: Sent,
): Promise<string> {
  let { html } = await site.get(path);
  for (let tries = 0; tries < 2; tries++) {
    const body = new FormData();
    const all = {
      form,
      variant,
      key: randomUUID(),
      [POSTED.trap]: "",
      ...fields,
      ...answerOn(html),
    };
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

/** As received by Contact Form 7 or its replacement. */
export interface Message {
  form: string;
  fields: Record<string, string>;
  files: Record<string, { name: string; size: number }>;
}
export interface Letter {
  to: string;
  subject: string;
  body: string;
  files: { name: string; sha256: string }[];
}
/** Contact Form 7 called a hook for a message. */
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

/** An instance's records, oldest first. */
export function notedBy<Kind extends keyof Notes>(name: InstanceName, kind: Kind): Notes[Kind][] {
  const file = join(kit().folder, name, kind);
  const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  return lines.map((line) => JSON.parse(line) as Notes[Kind]);
}
