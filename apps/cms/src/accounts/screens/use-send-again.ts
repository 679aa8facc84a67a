import { useEffectEvent, useLayoutEffect } from "react";
import type { LoginState } from "#accounts/screens/login-clock.ts";
import { sendAgainAfterLogin, type Refused } from "#accounts/screens/send-again.ts";

/** Holds calls that are refused because the login has ended (EDIT-05), while the page is open. */
export function useSendAgain(
  api: string,
  { state, check }: { state: LoginState; check: () => Promise<LoginState> },
): void {
  const isLost = useEffectEvent(async ({ path, isWrite }: Refused) => {
    // The login itself must get its answer; what only reads is sent again by its caller.
    if (state === "ended") return isWrite && !path.startsWith(`${api}/users/`);
    return (await check()) === "ended";
  });
  useLayoutEffect(() => sendAgainAfterLogin(api, (call) => isLost(call)), [api]);
}
