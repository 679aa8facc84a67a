"use client";
import { useAuth } from "@payloadcms/ui";
import { useEffect, useEffectEvent, type ReactNode } from "react";

/** Milliseconds between two renewals of a login in which something is done. */
const EVERY = 5 * 60_000;

/**
 * A login ends when nothing is done for half an hour (`login/sessions.ts`); typing and pointing are
 * doing. Payload by itself would ask in the midst of writing.
 */
export function ActiveLogin({ children }: { children: ReactNode }) {
  const { user, refreshCookieAsync } = useAuth();
  const isIn = user !== null && user !== undefined;
  const renew = useEffectEvent(() => void refreshCookieAsync());

  useEffect(() => {
    if (!isIn) return;
    let last = Date.now();
    const done = (): void => {
      if (Date.now() - last < EVERY) return;
      last = Date.now();
      renew();
    };
    const signs = ["pointerdown", "keydown", "wheel"] as const;
    for (const sign of signs) addEventListener(sign, done, { passive: true, capture: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, done, { capture: true });
    };
  }, [isIn]);
  return children;
}
