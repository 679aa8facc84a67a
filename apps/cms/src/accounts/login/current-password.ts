/** Changes of access or credentials need the user's password: a stolen session is not enough. */
import {
  createLocalReq,
  loginOperation,
  ValidationError,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { isFreshLogin } from "#accounts/login/fresh-login.ts";
import { LONGEST_PASSWORD } from "#accounts/login/password-rules.ts";
import { isFreshSession } from "#accounts/oidc/session-store.ts";
import type { User } from "#payload-types.ts";
import { apart } from "#server/transactions.ts";

const RIGHT = "PasswordRight";
/** Ends a login that only checks the password, before it creates a session. */
class PasswordRight extends Error {
  override readonly name = RIGHT;
}

/** Must be the first hook before a login. */
export const endAtPassword: CollectionBeforeLoginHook = ({ req }) => {
  if (req.context.onlyPassword === true) throw new PasswordRight();
};

/** A wrong password counts as at the login: eight lock the account. */
async function isOwnPassword(req: PayloadRequest, password: unknown): Promise<boolean> {
  const { payload, user } = req;
  if (!user || typeof password !== "string") return false;
  if (password.trim() === "" || password.length > LONGEST_PASSWORD) return false;
  const collection = payload.collections.users;
  const data = { email: user.email, password };
  const asking = await createLocalReq({ context: { onlyPassword: true } }, payload);
  return apart(payload, () => loginOperation<"users">({ collection, data, req: asking })).then(
    () => false,
    // By name, because Next bundles this module more than once.
    (error: unknown) => error instanceof Error && error.name === RIGHT,
  );
}

/** Accepts the password or a recent login with a passkey or the provider: some have no password. */
export async function isThemselves(req: PayloadRequest, password: unknown): Promise<boolean> {
  const { _sid: session }: Partial<User> & { _sid?: string } = { ...req.user };
  if (session !== undefined) {
    if (await isFreshSession(req.payload, session)) return true;
    if (await isFreshLogin(req.payload, session)) return true;
  }
  return isOwnPassword(req, password);
}

export const NOT_YOURS = "This is not your current password.";

/** A new user, password, email or role requires the password of the user who makes the change. */
export const confirmAccess: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if ((operation !== "create" && operation !== "update") || overrideAccess || !req.user) return;
  const { currentPassword, ...data }: Record<string, unknown> = { ...args.data };
  if (args.data) Reflect.deleteProperty(args.data, "currentPassword");
  const before = "id" in args && args.id ? await userOf(req, Number(args.id)) : null;
  const isRequired =
    typeof data.password === "string" ||
    isNews(data.email, before?.email) ||
    isNews(data.role, before?.role);
  if (isRequired && !(await isThemselves(req, currentPassword)))
    throw new ValidationError({
      collection: "users",
      errors: [{ path: "currentPassword", message: NOT_YOURS }],
    });
};

const isNews = (given: unknown, stored: string | undefined): boolean =>
  given !== undefined && given !== stored;

const userOf = ({ payload }: PayloadRequest, id: number): Promise<User | null> =>
  payload.db.findOne<User>({ collection: "users", where: { id: { equals: id } } });
