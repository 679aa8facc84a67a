import type { Inspector } from "@meridian/files/documents/inspector";
import type { Scanner } from "@meridian/files/scan/scanner";
import type { OpenMailbox } from "#inbox/mailbox/imap.ts";
import type { LetterReader } from "#inbox/mailbox/letter.ts";

/** The way to the mail server, and what reads mails and their files, in threads. */
export interface MailTools {
  open: OpenMailbox;
  read: LetterReader;
  inspect: Inspector["inspect"];
  scanner: Scanner | null;
}

// Next's bundle and the code that starts the threads share only the process.
const TOOLS = Symbol.for("meridian.mail-tools");

export const setMailTools = (tools: MailTools): void => void Reflect.set(globalThis, TOOLS, tools);

/** Needs `open-mail-tools.ts` at the start; `null` without it. */
export const mailTools = (): MailTools | null => Reflect.get(globalThis, TOOLS) ?? null;
