/**
 * Who changes a password or a second factor types their own password once more: a session that was
 * left open, or stolen, is not enough to keep its owner out.
 */
import {
  createLocalReq,
  loginOperation,
  ValidationError,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { LONGEST_PASSWORD } from "#login/password-rules.ts";

const RIGHT = "PasswordRight";
/** Ends a login that was only to look at the password, before there is a session. */
class PasswordRight extends Error {
  override readonly name = RIGHT;
}

/** The first of the hooks before a login. */
export const endAtPassword: CollectionBeforeLoginHook = ({ req }) => {
  if (req.context.onlyPassword === true) throw new PasswordRight();
};

/** Whether it is the password of who asks. A wrong one counts as at the login: eight lock. */
export async function isOwnPassword(req: PayloadRequest, password: unknown): Promise<boolean> {
  const { payload, user } = req;
  if (!user || typeof password !== "string") return false;
  if (password.trim() === "" || password.length > LONGEST_PASSWORD) return false;
  const collection = payload.collections.users;
  const data = { email: user.email, password };
  const asking = await createLocalReq({ context: { onlyPassword: true } }, payload);
  return loginOperation<"users">({ collection, data, req: asking }).then(
    () => false,
    // By name: Next bundles this module more than once.
    (error: unknown) => error instanceof Error && error.name === RIGHT,
  );
}

export const NOT_YOURS = "This is not your password of today.";

/** A new password, one's own or a colleague's, wants the password of who sets it. */
export const confirmNewPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== "update" || overrideAccess || !req.user) return;
  const { currentPassword, password }: Record<string, unknown> = { ...args.data };
  if (args.data) Reflect.deleteProperty(args.data, "currentPassword");
  if (typeof password === "string" && !(await isOwnPassword(req, currentPassword)))
    throw new ValidationError({
      collection: "users",
      errors: [{ path: "currentPassword", message: NOT_YOURS }],
    });
};
