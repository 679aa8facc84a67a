/** Ways in that Payload has and this content host has not. */
import type { Endpoint } from "payload";

const closed = (path: string, message: string): Endpoint => ({
  path,
  method: "post",
  handler: async () =>
    Response.json(
      { errors: [{ message }] },
      { status: 403, headers: { "cache-control": "no-store" } },
    ),
});

export const closedEndpoints: Endpoint[] = [
  closed(
    "/first-register",
    "The first user comes from ADMIN_EMAIL and ADMIN_PASSWORD when the content host starts.",
  ),
  // Without a mail server a reset could reach nobody; and what is not asked cannot tell who has an
  // account.
  closed(
    "/forgot-password",
    "An admin sets a new password, under Users. Without an admin: start once with ADMIN_RESET=1.",
  ),
  closed(
    "/reset-password",
    "An admin sets a new password, under Users. Without an admin: start once with ADMIN_RESET=1.",
  ),
  closed("/verify/:id", "Addresses are not verified here."),
];
