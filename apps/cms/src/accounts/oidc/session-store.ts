import type { Payload, PayloadRequest } from "payload";
import type { CompanySession, User } from "#payload-types.ts";
import type { Held } from "#accounts/oidc/provider-answer.ts";
import { LONGEST_MS } from "#accounts/login/sessions.ts";
import { decrypt, encrypt } from "@meridian/contract/site-protocol/encryption";

const collection = "company-sessions";
const USE = "company session";

export async function companySession(
  payload: Payload,
  session: string,
): Promise<CompanySession | null> {
  return payload.db.findOne<CompanySession>({
    collection,
    where: { session: { equals: session } },
  });
}

const sealed = (payload: Payload, token: string | null | undefined): string | null =>
  token ? encrypt(token, payload.secret, USE) : null;
const opened = (payload: Payload, token: string | null | undefined): string | null =>
  token ? decrypt(token, payload.secret, USE) : null;

export const heldIn = (payload: Payload, stored: CompanySession): Held => ({
  subject: stored.subject,
  refreshToken: opened(payload, stored.refreshToken),
  accessToken: opened(payload, stored.accessToken),
});

/** With a refresh token, the access token is not stored. */
export const tokensOf = (
  payload: Payload,
  { refreshToken, accessToken }: Pick<Held, "refreshToken" | "accessToken">,
): Pick<CompanySession, "refreshToken" | "accessToken"> => ({
  refreshToken: sealed(payload, refreshToken),
  accessToken: refreshToken ? null : sealed(payload, accessToken),
});

export async function storeCompanySession(
  payload: Payload,
  {
    held,
    ...stored
  }: {
    session: string;
    user: number;
    providerSession: string | null;
    authenticated: number;
    held: Held;
  },
): Promise<void> {
  const now = Date.now();
  // No session lasts longer. An ended one stays until then: a parallel login may have written it
  // back to the user's sessions.
  const old = { began: { less_than: now - LONGEST_MS } };
  await payload.db.deleteMany({ collection, where: old });
  await payload.db.create({
    collection,
    data: {
      ...stored,
      ...tokensOf(payload, held),
      subject: held.subject,
      began: now,
      checked: now,
      asked: now,
      asking: 0,
      ended: false,
      revision: 0,
    },
  });
}

/** Writes only if the record is unchanged since it was read; returns whether it wrote. */
export async function updateSession(
  payload: Payload,
  { id, revision }: CompanySession,
  data: Partial<CompanySession>,
): Promise<boolean> {
  const changed: unknown = await payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, { revision: { equals: revision } }] },
    data: { ...data, revision: revision + 1 },
    options: { atomic: true },
  });
  return changed !== null;
}

const userIn = ({ user }: CompanySession): number => (typeof user === "object" ? user.id : user);

/** Permanent; also deletes the tokens. */
export async function endSession(payload: Payload, stored: CompanySession): Promise<void> {
  await payload.db.updateOne({
    collection,
    id: stored.id,
    data: { ended: true, refreshToken: null, accessToken: null, revision: stored.revision + 1 },
    returning: false,
  });
  const id = userIn(stored);
  const user = await payload.db.findOne<User>({
    collection: "users",
    where: { id: { equals: id } },
  });
  const sessions = (user?.sessions ?? []).filter((one) => one.id !== stored.session);
  if (user && sessions.length < (user.sessions?.length ?? 0))
    await payload.db.updateOne({ collection: "users", id, data: { sessions }, returning: false });
}

/** Deletes the tokens at a logout here. Payload ends the session. */
export async function dropTokens(req: PayloadRequest, session: string): Promise<void> {
  const { payload } = req;
  const stored = await companySession(payload, session);
  const data = { ended: true, refreshToken: null, accessToken: null };
  if (stored)
    await payload.db.updateOne({ collection, id: stored.id, data, returning: false, req });
}

/** Open logins of a provider's session, or all of a person. */
export async function sessionsOf(
  payload: Payload,
  {
    subject,
    providerSession,
  }: { subject?: string | undefined; providerSession?: string | undefined },
): Promise<CompanySession[]> {
  const { docs } = await payload.db.find<CompanySession>({
    collection,
    where: {
      and: [
        { ended: { equals: false } },
        ...(subject === undefined ? [] : [{ subject: { equals: subject } }]),
        ...(providerSession === undefined
          ? []
          : [{ providerSession: { equals: providerSession } }]),
      ],
    },
    pagination: false,
  });
  return docs;
}

/** Runs before a user is deleted: these records refer to the user. */
export async function dropCompanySessions(req: PayloadRequest, user: number): Promise<void> {
  const { db } = req.payload;
  const where = { user: { equals: user } };
  await db.deleteMany({ collection, where, req });
  await db.deleteMany({ collection: "identities", where, req });
}

/** How long a login replaces entering one's password again. */
const FRESH_MS = 10 * 60_000;

/** Whether this session's person recently authenticated at the provider. */
export async function isFreshSession(payload: Payload, session: string): Promise<boolean> {
  const stored = await companySession(payload, session);
  return stored !== null && !stored.ended && Date.now() - stored.authenticated < FRESH_MS;
}

/** Whether the user has an account at the provider. */
export async function isOfCompany(payload: Payload, user: number): Promise<boolean> {
  const where = { user: { equals: user } };
  return (await payload.count({ collection: "identities", where })).totalDocs > 0;
}
