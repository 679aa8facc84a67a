import { startTransition, useEffect, useState } from "react";
import { useReducedMotion } from "#app/ui/use-media-query.ts";

/** Network Information API; not in every browser, and not in TypeScript's DOM. */
interface Connection {
  saveData?: boolean;
}

const savesData = (): boolean => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Whether a video may be fetched now: after the page's load, and never for those who save data or motion. */
export function useVideoWelcome(): boolean {
  const reduced = useReducedMotion();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    // Not in the task that brings the page to life: React would draw it at once, in the same breath.
    const allow = () => startTransition(() => setLoaded(!savesData()));
    if (document.readyState === "complete") allow();
    else addEventListener("load", allow, { once: true });
    return () => removeEventListener("load", allow);
  }, []);
  return loaded && !reduced;
}
