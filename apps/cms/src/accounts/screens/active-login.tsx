"use client";
import { useAuth } from "@payloadcms/ui";
import { useEffect, useEffectEvent, type ReactNode } from "react";

const EVERY = 5 * 60_000;

/**
 * A login ends after half an hour without activity (`login/sessions.ts`); typing and pointing
 * count. Payload alone would show its dialog while the user writes.
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
