/**
 * Whether a login that the company's provider vouches for is still good: the provider is asked
 * before anything is done in it, once in 45 seconds at most. Whose account was closed there is out
 * here within a minute, and a session that slept meanwhile does nothing when it wakes.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Payload } from "payload";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { applyRole } from "#accounts/oidc/accounts.ts";
import type { Provider } from "#accounts/oidc/provider.ts";
import type { Answer } from "#accounts/oidc/provider-answer.ts";
import { namesGroups, roleOf } from "#accounts/oidc/group-roles.ts";
import {
  changeKept,
  companySession,
  endKept,
  heldIn,
  tokensOf,
} from "#accounts/oidc/session-store.ts";
import type { CompanySession, User } from "#payload-types.ts";

/** Milliseconds for which an answer of the provider holds. */
export const ANSWER_HOLDS_MS = 45_000;
/** For so long a login goes on without an answer, counted from the last good one. */
export const GRACE_MS = 10 * 60_000;
/** Between two questions that got no answer. */
const AGAIN_MS = 15_000;
/** After which a question is nobody's any more: its process has ended. */
const LOST_MS = 20_000;

/** `changed`: it is good, and the user has another role than before. */
export type StillIn = "in" | "changed" | "out";

const isRecent = (then: number, time: number): boolean => Math.abs(Date.now() - then) < time;

export async function stillIn(
  payload: Payload,
  provider: Provider | undefined,
  session: string,
): Promise<StillIn> {
  for (;;) {
    const kept = await companySession(payload, session);
    // Of a password, or a passkey.
    if (!kept) return "in";
    // Without a provider nobody vouches for it any more.
    if (kept.ended || !provider) return "out";
    if (isRecent(kept.checked, ANSWER_HOLDS_MS)) return "in";
    if (isRecent(kept.asking, LOST_MS)) await pause(50);
    else if (isRecent(kept.asked, AGAIN_MS)) return within(payload, kept);
    else {
      const asked = Date.now();
      const own = { ...kept, asking: asked, asked, revision: kept.revision + 1 };
      // Another request, or another process, may be asking just now: its answer is waited for.
      if (await changeKept(payload, kept, { asking: asked, asked }))
        return settle(payload, provider, own, await provider.ask(heldIn(payload, kept)));
    }
  }
}

async function settle(
  payload: Payload,
  provider: Provider,
  kept: CompanySession,
  answer: Answer,
): Promise<StillIn> {
  if (answer.state === "gone") return end(payload, kept, `closed at the provider: ${answer.said}`);
  if (answer.state === "silent") {
    payload.logger.warn({
      problem: answer.said,
      msg: "oidc: the provider does not say whether an account is still good; its login goes on for ten minutes from the last good answer",
    });
    await changeKept(payload, kept, { asking: 0 });
    return within(payload, kept);
  }
  const { settings } = provider;
  const role = namesGroups(answer.claims, settings) ? roleOf(answer.claims, settings) : undefined;
  if (role === null) return end(payload, kept, "in no group any more that may work here");
  const isChanged = role !== undefined && (await applyRole(payload, userIn(kept), role));
  const good = { ...tokensOf(payload, answer), checked: kept.asked, asking: 0 };
  // Ended meanwhile, by a logout there.
  if (!(await changeKept(payload, kept, good))) return stillIn(payload, provider, kept.session);
  return isChanged ? "changed" : "in";
}

const within = async (payload: Payload, kept: CompanySession): Promise<StillIn> =>
  isRecent(kept.checked, GRACE_MS)
    ? "in"
    : end(payload, kept, "the provider did not answer for ten minutes");

const userIn = ({ user }: CompanySession): number => (typeof user === "object" ? user.id : user);

async function end(payload: Payload, kept: CompanySession, said: string): Promise<"out"> {
  await endKept(payload, kept);
  payload.logger.warn({ user: userIn(kept), msg: `oidc: a login was ended, ${said}` });
  await noteEvent(
    { payload },
    {
      event: "sessions-ended",
      who: "the company's login",
      place: "users",
      record: userIn(kept),
      detail: `1, ${said}`,
    },
  );
  return "out";
}

/** `onInit`: from now on every session is looked at so, whatever asks with it. */
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
