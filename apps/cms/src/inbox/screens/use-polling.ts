"use client";
import { useEffect, useEffectEvent } from "react";

/** While the page is visible, and at once when it becomes visible. */
export function usePolling(everyMs: number, read: () => void): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === "visible") read();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), everyMs);
    const shown = (): void => look();
    document.addEventListener("visibilitychange", shown);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", shown);
    };
  }, [everyMs]);
}
