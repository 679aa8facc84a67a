"use client";
import { useEffect, useState } from "react";
import type { PresenceReport, PresenceAnswer } from "#publishing/editing/presence-endpoint.ts";

const EVERY = 5000;

/** Reports this form until it closes; returns the host's last response. */
export function usePresence(
  api: string,
  form: string,
  kind: string | undefined,
  record: number | string | undefined,
): PresenceAnswer | null {
  const [answer, setAnswer] = useState<PresenceAnswer | null>(null);
  useEffect(() => {
    if (!kind) return;
    const send = (more: Partial<PresenceReport>, how: RequestInit = {}) =>
      fetch(`${api}/presence`, {
        method: "POST",
        credentials: "same-origin",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ kind, record, form, ...more } satisfies PresenceReport),
        ...how,
      });
    const report = (): void => {
      // If the request fails, no one is shown; the form tries again.
      send({})
        .then(async (response) => {
          const presence: PresenceAnswer | null = response.ok ? await response.json() : null;
          setAnswer(presence);
        })
        .catch(() => setAnswer(null));
    };
    const leave = (): void =>
      void send({ leaves: true }, { keepalive: true }).catch(() => undefined);
    report();
    const timer = setInterval(report, EVERY);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", report);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", report);
      leave();
    };
  }, [api, form, kind, record]);
  return answer;
}
