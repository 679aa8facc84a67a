import type { EmailAdapter } from "payload";

/**
 * The content host sends no e-mail of its own. Payload's built-in substitute prints whole messages,
 * with their password links, to the log; this one says that nothing was sent.
 */
export const noEmail: EmailAdapter = ({ payload }) => ({
  name: "none",
  defaultFromAddress: "cms@localhost",
  defaultFromName: "Content host",
  sendEmail: async ({ to, subject }) => {
    payload.logger.warn(
      `No e-mail was sent to ${String(to)} (${subject}): the content host has no mail server. An admin can set a new password under Users; without one, start once with ADMIN_RESET=1.`,
    );
  },
});
