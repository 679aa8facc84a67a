/** `message` is for the admin: what is wrong, and what to do. */
export class MailboxProblem extends Error {
  override readonly name = "MailboxProblem";
}

/** Compares by name: Next bundles this module more than once, each with its own class. */
export const isMailboxProblem = (error: unknown): error is MailboxProblem =>
  error instanceof Error && error.name === "MailboxProblem";
