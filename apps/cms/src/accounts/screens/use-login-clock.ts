"use client";
import { useAuth, useConfig } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSendAgain } from "#accounts/screens/use-send-again.ts";
import {
  isDue,
  knownEnd,
  NOTICE,
  stateAt,
  type KnownEnd,
  type LoginState,
} from "#accounts/screens/login-clock.ts";

/** A channel of the browser's windows: a user has logged in for the form of another one. */
export const OTHER_WINDOWS = "meridian:login";

const SIGNS = ["pointerdown", "keydown", "wheel"] as const;
/** Longer than a login can last (`login/sessions.ts`), and than a timer can (25 days). */
const NEVER = 20 * 24 * 60 * 60;

interface Answer {
  user?: { id: number | string } | null;
  exp?: number | null;
}

export interface LoginClock {
  state: LoginState;
  end: number;
  /** Resolves to whether the login lasts longer now. */
  renew: () => Promise<boolean>;
  /** Reads from the host whether the user is logged in. */
  check: () => Promise<LoginState>;
}

/**
 * Replaces the clock of Payload's `AuthProvider`, which logs out all windows of the browser when one
 * of them was idle, and leaves the form with what was typed: it gets an end that never comes.
 */
export function useLoginClock(): LoginClock {
  const { user, tokenExpirationMs, setUser } = useAuth();
  const { config } = useConfig();
  const api = `${config.routes.api}/users`;
  const known = useRef<KnownEnd | null>(null);
  const tried = useRef(0);
  const renewing = useRef<Promise<boolean> | null>(null);
  const [state, setState] = useState<LoginState>("open");
  const [end, setEnd] = useState(0);
  const become = (next: LoginState): LoginState => {
    setState(next);
    return next;
  };
  const learn = (exp: number): LoginState => {
    known.current = knownEnd(exp, known.current, Date.now());
    setEnd(known.current.end);
    return become(stateAt(known.current, Date.now()));
  };

  const take = useEffectEvent((expiry: number) => {
    if (!user || expiry > Date.now() + (NEVER * 1000) / 2) return;
    learn(Math.round(expiry / 1000));
    setUser({ user, exp: Math.round(Date.now() / 1000) + NEVER });
  });
  useEffect(() => {
    if (tokenExpirationMs) take(tokenExpirationMs);
  }, [tokenExpirationMs]);

  async function ask(path: string, method: string): Promise<Answer | null> {
    const answer = await fetch(`${api}/${path}`, { method, credentials: "same-origin" }).catch(
      () => null,
    );
    if (!answer || answer.status >= 500) return null;
    return answer.ok ? ((await answer.json()) as Answer) : {};
  }
  async function check(): Promise<LoginState> {
    const answer = await ask("me", "GET");
    // Without a response nothing is known; the next check follows.
    if (!answer) return state;
    if (!answer.user || !answer.exp) return become("ended");
    // Another account's permissions and records: its own page. Until then nothing of this one is sent.
    if (user && answer.user.id !== user.id) {
      window.location.reload();
      return become("ended");
    }
    return learn(answer.exp);
  }
  async function lengthen(): Promise<boolean> {
    tried.current = Date.now();
    const answer = await ask("refresh-token", "POST");
    if (answer?.exp) learn(answer.exp);
    // At its maximum length a login is not renewed, and lasts until its end.
    else if (answer) await check();
    return Boolean(answer?.exp);
  }
  /** One call at a time: pressing "Stay logged in" is a sign of use, too. */
  function renew(): Promise<boolean> {
    renewing.current ??= lengthen().finally(() => (renewing.current = null));
    return renewing.current;
  }

  const onSign = useEffectEvent(() => {
    if (state !== "ended" && known.current && isDue(known.current, tried.current, Date.now()))
      void renew();
  });
  const onCheck = useEffectEvent(() => void (user && check()));
  useSendAgain(config.routes.api, { state, check });
  useEffect(() => {
    for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true, capture: true });
    // Timers of a window in the background are late; another window may have logged in.
    addEventListener("focus", onCheck);
    const windows = new BroadcastChannel(OTHER_WINDOWS);
    windows.addEventListener("message", onCheck);
    return () => {
      windows.close();
      for (const sign of SIGNS) removeEventListener(sign, onSign, { capture: true });
      removeEventListener("focus", onCheck);
    };
  }, []);
  useEffect(() => {
    if (end === 0 || state === "ended") return;
    const next = state === "open" ? end - NOTICE : end;
    const timer = setTimeout(onCheck, Math.max(next - Date.now(), 1000));
    return () => clearTimeout(timer);
  }, [end, state]);
  return { state, end, renew, check };
}
