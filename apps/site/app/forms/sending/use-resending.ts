import { useEffect, useState, type RefObject } from "react";
import type { PageCaptcha } from "#app/forms/captcha/use-captcha.ts";

/**
 * Resends once online: when the retrying captcha is solved, or on `online` with a question.
 * `onDown` shows the specification's failure text.
 */
export function useResending(
  form: RefObject<HTMLFormElement | null>,
  { captcha, kind, prepare }: Pick<PageCaptcha, "captcha" | "kind" | "prepare">,
  onDown: () => void,
) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const send = (): void => {
      setWaiting(false);
      form.current?.requestSubmit();
    };
    const leave = captcha.subscribe(() => void (captcha.state() === "solved" && send()));
    if (kind === "question") addEventListener("online", send);
    return () => {
      leave();
      removeEventListener("online", send);
    };
  }, [isWaiting, form, captcha, kind]);
  const lineDown = (waits: boolean): void => {
    onDown();
    setWaiting(waits);
  };
  return {
    isWaiting,
    setWaiting,
    lineDown,
    /** The failure is shown already; `isUnchanged`: no edit and no attempt since. */
    async waitForLine(isUnchanged: () => boolean): Promise<void> {
      if ((await prepare()) || !isUnchanged()) return;
      captcha.start();
      lineDown(true);
    },
  };
}

const TIMEOUT_MS = 10_000;

/** Whether the site responds: navigating to an unreachable page would lose the form. */
export const isSiteReachable = (): Promise<boolean> =>
  fetch(location.href, {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );
