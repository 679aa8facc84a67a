/**
 * `POST /cms/api/users/login` replaces Payload's: the same response after the same time for every
 * failure, and rate limits.
 */
import {
  APIError,
  loginOperation,
  type Endpoint,
  type Payload,
  type PayloadRequest,
} from "payload";
import { generatePayloadCookie } from "payload/shared";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { ADDRESS_HEADER } from "#server/http/visitor-address.ts";
import { createAllowance, type Allowance } from "#accounts/login/account-allowance.ts";
import {
  addressLimitOf,
  minutesIn,
  type AddressLimit,
  type Rate,
} from "#accounts/login/address-limit.ts";
import { asIfChecked, notBefore } from "#accounts/login/constant-time.ts";
import { dropFirstPassword } from "#accounts/login/first-password.ts";
import { LONGEST_PASSWORD } from "#accounts/login/password-rules.ts";
import type { User } from "#payload-types.ts";
import { apart } from "#server/transactions.ts";
import { isSecondFactorWanted } from "#accounts/second-factor/at-login.ts";

export interface LoginOptions {
  rate: Rate | null;
  /** Minimum milliseconds until the response to a failure. */
  floor: number;
  /** The folder of `secrets.json`. */
  dataDir: string;
}

const FAILED =
  "The e-mail address or the password is wrong, or there were too many attempts. Try again, or wait ten minutes.";
/** Maximum characters of the other fields. */
const LONGEST = 1000;

interface Given {
  email: string;
  password: string;
  code?: string;
  ticket?: string;
  passkey?: { ticket?: unknown; response?: unknown };
}

const answer = (status: number, json: object, headers: Record<string, string> = {}): Response =>
  Response.json(json, { status, headers: { "cache-control": "no-store", ...headers } });

export const loginEndpoint = ({ rate, floor, dataDir }: LoginOptions): Endpoint => ({
  path: "/login",
  method: "post",
  handler: async (req) => {
    const began = performance.now();
    const address = req.headers.get(ADDRESS_HEADER) ?? "";
    const { addressLimit, allowance } = limitsOf(req.payload, rate);
    const pause = await addressLimit.spend(address);
    if (pause > 0) {
      req.payload.logger.warn({ msg: "login: too many attempts from one address", pause });
      return answer(
        429,
        {
          errors: [
            {
              message: `There were too many attempts from your address. Wait ${minutesIn(pause)}.`,
            },
          ],
        },
        { "retry-after": String(pause) },
      );
    }
    const given = await readGiven(req);
    try {
      const response = given && (await logIn(req, given, allowance));
      if (response) {
        await addressLimit.giveBack(address);
        await spendFirstPassword(req, dataDir, given.password);
        return response;
      }
    } catch (error) {
      if (!isSecondFactorWanted(error)) throw error;
      // The password was right; only a wrong code counts as a failure.
      if (error.reason === "needed" || error.reason === "enrol")
        await addressLimit.giveBack(address);
      await note(req, given?.email, `a second factor was ${error.reason}`);
      return answer(401, {
        errors: [{ message: error.message }],
        secondFactor: error.reason,
        offer: error.offer,
        ...(error.passkey && { passkey: error.passkey, takesCode: error.takesCode }),
      });
    }
    await note(req, given?.email, "failed");
    await notBefore(began, floor);
    return answer(401, { errors: [{ message: FAILED }] });
  },
});

/**
 * Logs the account's number. An address without an account is not logged (it may be a password in
 * the wrong field), nor is the client's address.
 */
async function note({ payload }: PayloadRequest, email: string | undefined, what: string) {
  const user = await payload.db.findOne<User>({
    collection: "users",
    where: { email: { equals: email ?? "" } },
  });
  const isLocked = Date.parse(user?.lockUntil ?? "") > Date.now();
  const outcome = `${what}${isLocked ? "; the account is locked for some minutes" : ""}`;
  await noteEvent(
    { payload },
    {
      event: "login-failed",
      who: user?.email ?? "an address without an account",
      detail: outcome,
      ...(user && { place: "users", record: user.id }),
    },
  );
  payload.logger.warn({
    user: user?.id ?? "none",
    msg: `login: ${outcome}`,
  });
}

/** A write error does not fail the login. */
async function spendFirstPassword({ payload }: PayloadRequest, dataDir: string, password: string) {
  try {
    if (await dropFirstPassword(dataDir, password))
      payload.logger.info({ msg: "login: the first password was used and is no longer stored" });
  } catch (err) {
    payload.logger.error({
      err,
      msg: "login: the first password could not be removed from DATA_DIR/secrets.json: remove it by hand",
    });
  }
}

async function readGiven(req: PayloadRequest): Promise<Given | null> {
  const read: unknown = await req.json?.().catch(() => null);
  if (typeof read !== "object" || read === null) return null;
  const { email, password, code, ticket, passkey }: Record<string, unknown> = { ...read };
  if (
    typeof email !== "string" ||
    typeof password !== "string" ||
    email.trim() === "" ||
    password.trim() === "" ||
    email.length > LONGEST ||
    password.length > LONGEST_PASSWORD
  )
    return null;
  return {
    email: email.trim().toLowerCase(),
    password,
    ...(typeof code === "string" && { code: code.slice(0, LONGEST) }),
    ...(typeof ticket === "string" && { ticket }),
    ...(typeof passkey === "object" && passkey !== null && { passkey }),
  };
}

interface Limits {
  addressLimit: AddressLimit;
  allowance: Allowance;
}

const opened = new WeakMap<Payload, Limits>();

function limitsOf(payload: Payload, rate: Rate | null): Limits {
  const limits = opened.get(payload) ?? {
    addressLimit: addressLimitOf(payload, rate),
    allowance: createAllowance(payload),
  };
  opened.set(payload, limits);
  return limits;
}

/** `null` for any failed login. Throws `SecondFactorWanted` and our own errors. */
async function logIn(
  req: PayloadRequest,
  given: Given,
  allowance: Allowance,
): Promise<Response | null> {
  const judged = await allowance.spend(given.email, async () => ({
    answer: await judge(req, given),
  }));
  if (judged) return judged.answer;
  await asIfChecked(given.password);
  return null;
}

async function judge(
  req: PayloadRequest,
  { email, password, ...secondFactor }: Given,
): Promise<Response | null> {
  const { payload } = req;
  const collection = payload.collections.users;
  req.context.secondFactor = secondFactor;
  try {
    const {
      exp,
      token = "",
      user: shown,
    } = await apart(payload, () =>
      loginOperation<"users">({ collection, data: { email, password }, req }),
    );
    const cookie = generatePayloadCookie({
      collectionAuthConfig: collection.config.auth,
      cookiePrefix: payload.config.cookiePrefix,
      token,
    });
    payload.logger.info({ user: shown?.id, msg: "login: succeeded" });
    await noteEvent(
      { payload },
      { event: "login", who: shown?.email ?? email, place: "users", record: shown?.id ?? "" },
    );
    return answer(
      200,
      {
        message: "Authentication Passed",
        exp,
        user: shown,
        recoveryCodes: req.context.recoveryCodes,
      },
      { "set-cookie": cookie },
    );
  } catch (error) {
    if (isSecondFactorWanted(error) || !(error instanceof APIError) || error.status >= 500)
      throw error;
    return null;
  }
}
