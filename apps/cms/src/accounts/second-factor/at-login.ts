/** Runs at every login: with a second factor, no session without it. */
import {
  APIError,
  type CollectionBeforeLoginHook,
  type Payload,
  type PayloadRequest,
} from "payload";
import { renderSVG } from "uqr";
import type { User } from "#payload-types.ts";
import { readBrand } from "#admin-ui/read-brand.ts";
import { placeOf } from "#accounts/passkeys/place.ts";
import {
  verifyResponse,
  passkeysOf,
  questionFor,
  type Question,
} from "#accounts/passkeys/store.ts";
import { enrolmentUri, newSecret, stepOf } from "#accounts/second-factor/codes.ts";
import { enrol, factorOf, judge } from "#accounts/second-factor/store.ts";
import { secretOf, ticketFor } from "#accounts/second-factor/ticket.ts";

export interface SecondFactorGiven {
  code?: string;
  ticket?: string;
  /** A passkey's response, with the ticket of its challenge. */
  passkey?: { ticket?: unknown; response?: unknown };
}

/** A secret for an authenticator app; `ticket` is sent back with the first code. */
export interface Offer {
  ticket: string;
  uri: string;
  /** The secret to type without a camera. */
  secret: string;
  /** The secret as an SVG. */
  qr: string;
}

interface Choice {
  offer: Offer;
  passkey: Question | undefined;
  takesCode: boolean;
}

/** The password was right but is not enough. Never sent after a wrong password. */
export class SecondFactorWanted extends APIError {
  readonly reason: "needed" | "wrong" | "wrong-passkey" | "paused" | "enrol";
  readonly offer: Offer | undefined;
  /** The challenge, if the user has a passkey. */
  readonly passkey: Question | undefined;
  readonly takesCode: boolean;

  constructor(
    reason: SecondFactorWanted["reason"],
    { offer, passkey, takesCode = true }: Partial<Choice> = {},
  ) {
    super(reason === "needed" ? wordsFor(passkey, takesCode) : WORDS[reason], 401);
    this.name = "SecondFactorWanted";
    this.reason = reason;
    this.offer = offer;
    this.passkey = passkey;
    this.takesCode = takesCode;
  }
}

/** Compares by name: Next bundles this module more than once, each with its own class. */
export const isSecondFactorWanted = (error: unknown): error is SecondFactorWanted =>
  error instanceof Error && error.name === "SecondFactorWanted";

const WORDS = {
  needed: "Type the code that your authenticator app shows.",
  "wrong-passkey": "This passkey belongs to another account, or it took too long. Try again.",
  wrong: "This code is wrong, or was used before. Wait for the next one.",
  paused: "There were too many wrong codes. Wait ten minutes.",
  enrol: "Admins need a second factor here: set yours up now.",
};

const wordsFor = (passkey: Question | undefined, takesCode: boolean): string => {
  if (!passkey) return WORDS.needed;
  return takesCode
    ? "Use your second factor: your passkey, or the code that your authenticator app shows."
    : "Use your passkey.";
};

export async function offerFor(
  { id, email }: Pick<User, "id" | "email">,
  payload: Payload,
  now = Date.now(),
): Promise<Offer> {
  const secret = newSecret();
  const uri = enrolmentUri(secret, email, (await readBrand(payload)).name);
  return {
    ticket: ticketFor(id, secret, payload.secret, now),
    uri,
    secret,
    qr: renderSVG(uri, { border: 2 }),
  };
}

/** `required`: an admin sets up a second factor before the first session, not after. */
export const secondFactorAtLogin =
  ({ required }: { required: boolean }): CollectionBeforeLoginHook<User> =>
  async ({ req, user }) => {
    const { payload } = req;
    const { code = "", passkey: answered } = givenIn(req);
    const takesCode = (await factorOf(payload, user.id)) !== null;
    const hasPasskey = (await passkeysOf(payload, user.id)).length > 0;
    if (takesCode || hasPasskey) {
      if (answered && (await isPasskeyOf(payload, user.id, answered))) return;
      if (!answered && takesCode && code !== "") {
        const verdict = await judge(payload, user.id, code, Date.now());
        if (verdict !== "right") throw new SecondFactorWanted(verdict);
        return;
      }
      const passkey = (await questionFor(payload, user.id)) ?? undefined;
      const reason = answered ? "wrong-passkey" : "needed";
      throw new SecondFactorWanted(reason, { passkey, takesCode });
    }
    if (required && user.role === "admin") await enrolAtLogin(req, user);
  };

async function isPasskeyOf(
  payload: Payload,
  user: number,
  { ticket, response }: NonNullable<SecondFactorGiven["passkey"]>,
): Promise<boolean> {
  const place = placeOf(payload);
  if (!place) return false;
  return typeof (await verifyResponse(payload, place, { ticket, response, user })) !== "string";
}

async function enrolAtLogin(req: PayloadRequest, user: User): Promise<void> {
  const { code = "", ticket = "" } = givenIn(req);
  const key = req.payload.secret;
  const secret = secretOf(ticket, user.id, key, Date.now());
  if (secret === null)
    throw new SecondFactorWanted("enrol", { offer: await offerFor(user, req.payload) });
  const step = stepOf(code, secret, Date.now());
  const recoveryCodes = step === null ? null : await enrol(req.payload, user.id, secret, step);
  if (!recoveryCodes) throw new SecondFactorWanted("wrong");
  req.context.recoveryCodes = recoveryCodes;
}

const givenIn = (req: PayloadRequest): SecondFactorGiven => req.context.secondFactor ?? {};
