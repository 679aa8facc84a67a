/** A mail of the mailbox, from outside: everything in it is untrusted, bounded text. */

/** From the header lines alone, which are read of every new mail. */
export interface Heading {
  /** The same mail has the same one after a change of the mailbox's numbers. */
  mark: string;
  /** For `In-Reply-To` of the next reply; empty if it has none. */
  messageId: string;
  from: { name: string; address: string };
  subject: string;
  /** Numbers of our own letters that it answers, the most certain first. */
  answers: Answered[];
  /** Sent by a program (RFC 3834): never answered, and no one is notified. */
  isAutomatic: boolean;
  /** May state that a letter could not be delivered; its text must be read (RFC 3464). */
  isReport: boolean;
}

/** `by`: the header field that has it. */
export interface Answered {
  key: string;
  of: "reply" | "acknowledgement";
  by: "in-reply-to" | "references" | "address" | "report";
}

export interface Attached {
  name: string;
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Of a letter that was not delivered. */
export interface Bounce {
  /** `5.1.1`: a status of RFC 3463. */
  status: string;
  /** The words of the mail server. */
  reason: string;
  answers: Answered[];
}

/** From the whole mail, or from its beginning. */
export interface ReadLetter {
  /** Plain text without markup. */
  text: string;
  /** The text is longer, or the mail could not be read. */
  isCut: boolean;
  files: Attached[];
  bounce: Bounce | null;
}

export type LetterReader = (
  bytes: Uint8Array<ArrayBuffer>,
  signal?: AbortSignal,
) => Promise<ReadLetter>;
