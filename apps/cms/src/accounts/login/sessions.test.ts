import { expect, test, vi } from "vitest";
import { IDLE_SECONDS } from "#accounts/login/idle.ts";
import { LONGEST_MS, type Session } from "#accounts/login/sessions.ts";
import type { User } from "#payload-types.ts";
import { callApi, sessionIn } from "#testing/api.ts";
import { cms, login, loginFixture, newUser } from "#testing/login-fixture.ts";
import { PASSWORD } from "#testing/test-cms.ts";

loginFixture();

const enter = async (email: string): Promise<string> => sessionIn(await login(email, PASSWORD));
const isIn = async (token: string): Promise<boolean> => {
  const { user }: { user: object | null } = await (
    await callApi(cms, "/users/me", { token })
  ).json();
  return user !== null;
};
async function userOf(email: string): Promise<User> {
  const found = await cms.payload.db.findOne<User>({
    collection: "users",
    where: { email: { equals: email } },
  });
  if (!found) throw new Error(`${email} was to be there`);
  return found;
}
const sessionsOf = async (id: number, token: string): Promise<Session[]> => {
  const answer = await callApi(cms, `/users/${id}/sessions`, { token });
  expect(answer.status).toBe(200);
  const { sessions }: { sessions: Session[] } = await answer.json();
  return sessions;
};
const end = (id: number, token: string, body: object = {}) =>
  callApi(cms, `/users/${id}/sessions/end`, { method: "POST", token, body });

test("[SEC-21] a login ends after half an hour without activity, and activity renews it", async () => {
  const token = await enter(await newUser());
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  try {
    vi.advanceTimersByTime((IDLE_SECONDS - 60) * 1000);
    expect(await isIn(token)).toBe(true);
    const renewed = sessionIn(
      await callApi(cms, "/users/refresh-token", { method: "POST", token }),
    );
    vi.advanceTimersByTime(120_000);
    expect(await isIn(token)).toBe(false);
    expect(await isIn(renewed)).toBe(true);
    vi.advanceTimersByTime(IDLE_SECONDS * 1000);
    expect(await isIn(renewed)).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test("[SEC-21] a login ends after twelve hours in any case", async () => {
  let token = await enter(await newUser());
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const began = Date.now();
  try {
    let status = 200;
    while (status === 200 && Date.now() < began + 2 * LONGEST_MS) {
      vi.advanceTimersByTime((IDLE_SECONDS - 60) * 1000);
      const answer = await callApi(cms, "/users/refresh-token", { method: "POST", token });
      ({ status } = answer);
      if (status === 200) token = sessionIn(answer);
    }
    expect(status).toBe(401);
    vi.setSystemTime(began + LONGEST_MS + 1000);
    expect(await isIn(token)).toBe(false);
    expect(Date.now() - began).toBeGreaterThan(LONGEST_MS - IDLE_SECONDS * 1000);
  } finally {
    vi.useRealTimers();
  }
});

test("[SEC-21] a user sees their logins and ends one or all others, which takes effect at once", async () => {
  const email = await newUser();
  const { id } = await userOf(email);
  const tokens = [await enter(email), await enter(email), await enter(email)] as const;
  const sessions = await sessionsOf(id, tokens[0]);
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  expect(JSON.stringify(sessions)).not.toMatch(/token|secret/);
  const own = (await sessionsOf(id, tokens[1])).find(({ isOwn }) => isOwn);
  expect(await (await end(id, tokens[0], { session: own?.id })).json()).toEqual({ ended: 1 });
  expect(await Promise.all(tokens.map(isIn))).toEqual([true, false, true]);
  expect(await (await end(id, tokens[0])).json()).toEqual({ ended: 1 });
  expect(await Promise.all(tokens.map(isIn))).toEqual([true, false, false]);
  expect(await (await end(id, tokens[0], { session: "none" })).json()).toEqual({ ended: 0 });
});

test("[SEC-21] an admin ends a colleague's login; no other user sees or ends another's", async () => {
  const [mine, theirs] = [await newUser(), await newUser()];
  const [my, their] = [await userOf(mine), await userOf(theirs)];
  const [myToken, theirToken] = [await enter(mine), await enter(theirs)];
  expect((await callApi(cms, `/users/${their.id}/sessions`, { token: myToken })).status).toBe(403);
  expect((await end(their.id, myToken)).status).toBe(403);
  expect((await callApi(cms, `/users/${their.id}/sessions`)).status).toBe(403);
  expect(await isIn(theirToken)).toBe(true);
  await cms.payload.update({ collection: "users", id: my.id, data: { role: "admin" } });
  expect(await sessionsOf(their.id, myToken)).toHaveLength(1);
  expect((await end(their.id, myToken)).status).toBe(200);
  expect(await isIn(theirToken)).toBe(false);
  expect(await isIn(myToken)).toBe(true);
});
