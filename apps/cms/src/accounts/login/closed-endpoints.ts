/** Payload's ways to log in that this content host does not offer. */
import { APIError, type CollectionBeforeLoginHook, type Endpoint } from "payload";

export const NO_PASSWORDS = "Login with a password is switched off here. Use the company's login.";

/** Replaces the login when passwords are disabled; nothing of the request is read. */
export const closedLogin: Endpoint = closed("/login", NO_PASSWORDS);

/** The same for every other way to Payload's login, and for a password that confirms a change. */
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
  // Without a mail server a reset could reach no one. With no such form, nothing reveals who has an
  // account.
  closed(
    "/forgot-password",
    "An admin sets a new password, under Users. Without an admin, your operator can.",
  ),
  closed(
    "/reset-password",
    "An admin sets a new password, under Users. Without an admin, your operator can.",
  ),
  closed("/verify/:id", "Addresses are not verified here."),
];
