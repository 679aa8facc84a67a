import { APIError, type CollectionBeforeLoginHook, type Endpoint } from "payload";
import { refuse } from "#server/http/refuse.ts";

export const NO_PASSWORDS = "Password login is off. Use the company's login.";

/** Replaces the login when passwords are disabled; the request is not read. */
export const closedLogin: Endpoint = closed("/login", NO_PASSWORDS);

/** Closes Payload's other ways to a login, and passwords that confirm a change. */
export const refusePasswords: CollectionBeforeLoginHook = () => {
  throw new APIError(NO_PASSWORDS, 403, null, true);
};

function closed(path: string, message: string): Endpoint {
  return {
    path,
    method: "post",
    handler: async () => refuse(403, message),
  };
}

export const closedEndpoints: Endpoint[] = [
  closed("/first-register", "The first user cannot be added here; your operator adds it."),
  // A reset needs a mail server; without the form, nothing reveals who has an account.
  closed(
    "/forgot-password",
    "An admin can set a new password under Users. If there is no admin, ask your operator.",
  ),
  closed(
    "/reset-password",
    "An admin can set a new password under Users. If there is no admin, ask your operator.",
  ),
  closed("/verify/:id", "Addresses are not verified here."),
];
