import { useEffect, useState, type RefObject } from "react";
import type { PageCaptcha } from "#app/forms/captcha/use-captcha.ts";

/**
 * A message that was sent while the line was down is sent when it is back: once the captcha, which
 * goes on trying, is solved; where a question stands in its place, once the browser is online.
 */
export function useResending(
  form: RefObject<HTMLFormElement | null>,
  { captcha, kind }: Pick<PageCaptcha, "captcha" | "kind">,
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
  return { isWaiting, setWaiting };
}

const TIMEOUT_MS = 10_000;

/** Whether the site answers now: a page that is left for one that cannot be had is lost. */
export const isSiteThere = (): Promise<boolean> =>
  fetch(location.href, {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );
