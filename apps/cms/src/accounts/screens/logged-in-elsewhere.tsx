"use client";
import { useEffect } from "react";
import { OTHER_WINDOWS } from "#accounts/screens/use-login-clock.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

/** After a login for the form of another window, which continues. */
export function LoggedInElsewhere() {
  const t = useWords();
  useEffect(() => {
    const windows = new BroadcastChannel(OTHER_WINDOWS);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    windows.postMessage("in");
    return () => windows.close();
  }, []);
  return (
    <p role="status">
      {t("Go back to the window with your text: it continues there. You can close this one.")}
    </p>
  );
}
