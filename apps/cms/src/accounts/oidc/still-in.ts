/**
 * Checks before each action, at most once in 45 seconds, that the provider still accepts the login.
 * An account closed there is logged out here within a minute; an idle session can do nothing after
 * that.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Payload } from "payload";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { applyRole } from "#accounts/oidc/accounts.ts";
import type { Provider } from "#accounts/oidc/provider.ts";
import type { Answer } from "#accounts/oidc/provider-answer.ts";
import { namesGroups, roleOf } from "#accounts/oidc/group-roles.ts";
import {
  updateSession,
  companySession,
  endSession,
  heldIn,
  tokensOf,
} from "#accounts/oidc/session-store.ts";
import type { CompanySession, User } from "#payload-types.ts";

/** Milliseconds for which the provider's response is valid. */
export const ANSWER_HOLDS_MS = 45_000;
/** How long a login stays valid after the last good response. */
export const GRACE_MS = 10 * 60_000;
/** The pause after a request that got no response. */
const AGAIN_MS = 15_000;
/** Milliseconds after which a pending request counts as lost: its process has ended. */
const LOST_MS = 20_000;

/** `changed`: valid, with a new role. */
export type StillIn = "in" | "changed" | "out";

const isRecent = (then: number, time: number): boolean => Math.abs(Date.now() - then) < time;

export async function stillIn(
  payload: Payload,
  provider: Provider | undefined,
  session: string,
): Promise<StillIn> {
  for (;;) {
    const stored = await companySession(payload, session);
    // A login with a password or a passkey.
    if (!stored) return "in";
    // Without a provider no login can be verified.
    if (stored.ended || !provider) return "out";
    if (isRecent(stored.checked, ANSWER_HOLDS_MS)) return "in";
    if (isRecent(stored.asking, LOST_MS)) await pause(50);
    else if (isRecent(stored.asked, AGAIN_MS)) return within(payload, stored);
    else {
      const response = Date.now();
      const own = { ...stored, asking: response, asked: response, revision: stored.revision + 1 };
      // Another request or process may have a check pending; waits for its result.
      if (await updateSession(payload, stored, { asking: response, asked: response }))
        return settle(payload, provider, own, await provider.check(heldIn(payload, stored)));
    }
  }
}

async function settle(
  payload: Payload,
  provider: Provider,
  stored: CompanySession,
  answer: Answer,
): Promise<StillIn> {
  if (answer.state === "gone")
    return end(payload, stored, `closed at the provider: ${answer.reason}`);
  if (answer.state === "silent") {
    payload.logger.warn({
      problem: answer.reason,
      msg: "oidc: the provider does not confirm an account; its session continues for ten minutes after the last confirmation",
    });
    await updateSession(payload, stored, { asking: 0 });
    return within(payload, stored);
  }
  const { settings } = provider;
  const role = namesGroups(answer.claims, settings) ? roleOf(answer.claims, settings) : undefined;
  if (role === null) return end(payload, stored, "no longer in a group that has access");
  const isChanged = role !== undefined && (await applyRole(payload, userIn(stored), role));
  const good = { ...tokensOf(payload, answer), checked: stored.asked, asking: 0 };
  // A logout at the provider ended it in the meantime.
  if (!(await updateSession(payload, stored, good)))
    return stillIn(payload, provider, stored.session);
  return isChanged ? "changed" : "in";
}

const within = async (payload: Payload, stored: CompanySession): Promise<StillIn> =>
  isRecent(stored.checked, GRACE_MS)
    ? "in"
    : end(payload, stored, "the provider did not respond for ten minutes");

const userIn = ({ user }: CompanySession): number => (typeof user === "object" ? user.id : user);

async function end(payload: Payload, stored: CompanySession, reason: string): Promise<"out"> {
  await endSession(payload, stored);
  payload.logger.warn({ user: userIn(stored), msg: `oidc: a login was ended, ${reason}` });
  await noteEvent(
    { payload },
    {
      event: "sessions-ended",
      who: "the company's login",
      place: "users",
      record: userIn(stored),
      detail: `1, ${reason}`,
    },
  );
  return "out";
}

/** Called from `onInit`; wraps the check of every session. */
export function watchCompanySessions(payload: Payload, provider: Provider | undefined): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      const found = await strategy.authenticate(args);
      const { _sid: session }: Partial<User> & { _sid?: string } = { ...found.user };
      if (session === undefined) return found;
      const state = await stillIn(payload, provider, session);
      if (state === "out") return { user: null };
      return state === "changed" ? strategy.authenticate(args) : found;
    },
  }));
}
