import type { EmailAdapter } from "payload";

/** Payload's default adapter logs messages with password links; this one logs only the failure. */
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
