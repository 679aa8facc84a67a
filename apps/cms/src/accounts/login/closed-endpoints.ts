/** Ways in that Payload has and this content host has not. */
import { APIError, type CollectionBeforeLoginHook, type Endpoint } from "payload";

export const NO_PASSWORDS =
  "Nobody logs in with a password here (LOGIN_PASSWORDS): use the company's login.";

/** In place of the login where passwords are off: nothing that is sent is looked at. */
export const closedLogin: Endpoint = closed("/login", NO_PASSWORDS);

/** The same for every other way to Payload's login, and for a password that is asked for once more. */
export const refusePasswords: CollectionBeforeLoginHook = () => {
  throw new APIError(NO_PASSWORDS, 403, null, true);
};

function closed(path: string, message: string): Endpoint {
  return {
    path,
    method: "post",
    handler: async () =>
      Response.json(
        { errors: [{ message }] },
        { status: 403, headers: { "cache-control": "no-store" } },
      ),
  };
}

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
