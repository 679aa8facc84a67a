/** The user of a company account: known, linked at the first login, or created. */
import { createHash, randomBytes } from "node:crypto";
import { createLocalReq, type Payload } from "payload";
import type { StaffRole } from "@meridian/settings/login-kinds";
import { DOER, noteEvent } from "#accounts/audit/note-event.ts";
import { LoginProblem } from "#accounts/oidc/login-problem.ts";
import type { Identity, User } from "#payload-types.ts";

const WHO = "the company's login";

export interface Person {
  issuer: string;
  subject: string;
  /** Lower case; `null` if the provider does not verify it. */
  email: string | null;
  name: string | null;
  role: StaffRole;
}

const markOf = ({ issuer, subject }: Person): string =>
  createHash("sha256")
    .update(JSON.stringify([issuer, subject]))
    .digest("hex");

const isTrue = (value: unknown): boolean =>
  value === true || value === "true" || value === 1 || value === "1";

/** Entra ID has no `email_verified`; `xms_edov` states that the domain's owner is verified. */
export function verifiedEmail(claims: Record<string, unknown>): string | null {
  const { email, email_verified: verified, xms_edov: edov } = claims;
  if (typeof email !== "string" || !/^[^\s@,<>]+@[^\s@,<>]+$/.test(email)) return null;
  return isTrue(verified) || (verified === undefined && isTrue(edov)) ? email.toLowerCase() : null;
}

/** Returns the user's number and sets the role from the current groups. Throws `LoginProblem`. */
export async function userFor(payload: Payload, person: Person): Promise<number> {
  const mark = markOf(person);
  const known = await payload.db.findOne<Identity>({
    collection: "identities",
    where: { mark: { equals: mark } },
  });
  const user = known ? idOf(known) : await join(payload, person, mark);
  await applyRole(payload, user, person.role);
  return user;
}

const idOf = ({ user }: Identity): number => (typeof user === "object" ? user.id : user);

async function join(payload: Payload, person: Person, mark: string): Promise<number> {
  const { email, issuer, subject } = person;
  if (email === null)
    throw new LoginProblem("email", "the provider has not verified the e-mail address");
  const stored = await payload.db.findOne<User>({
    collection: "users",
    where: { email: { equals: email } },
  });
  // A company may give an address to a new person, who must not get the last owner's account.
  if (
    stored &&
    (
      await payload.count({
        collection: "identities",
        where: { and: [{ user: { equals: stored.id } }, { issuer: { equals: issuer } }] },
      })
    ).totalDocs > 0
  )
    throw new LoginProblem(
      "taken",
      `user ${stored.id} belongs to another account of the same provider`,
    );
  const user = stored?.id ?? (await make(payload, email, person));
  await payload.db.create({ collection: "identities", data: { user, issuer, subject, mark } });
  if (stored)
    await noteEvent(
      { payload },
      { event: "joined", who: WHO, place: "users", record: user, detail: `${email}: ${issuer}` },
    );
  return user;
}

/** The password is random and not stored. */
async function make(payload: Payload, email: string, { name, role }: Person): Promise<number> {
  const { id } = await payload.create({
    collection: "users",
    data: { email, name, role, password: randomBytes(32).toString("base64url") },
    req: await createLocalReq({ context: { [DOER]: WHO } }, payload),
  });
  return id;
}

/** Roles follow groups, also the last admin's (see `ADMIN_RESET`). Returns whether it changed. */
export async function applyRole(payload: Payload, id: number, role: StaffRole): Promise<boolean> {
  const user = await payload.db.findOne<User>({
    collection: "users",
    where: { id: { equals: id } },
  });
  if (!user || user.role === role) return false;
  await payload.db.updateOne({ collection: "users", id, data: { role }, returning: false });
  payload.logger.info({ user: id, role, msg: "oidc: the role was changed to that of the groups" });
  await noteEvent(
    { payload },
    {
      event: "role",
      who: WHO,
      place: "users",
      record: id,
      detail: `${user.email}: ${user.role} → ${role}`,
    },
  );
  return true;
}
