"use client";
import { useEffect } from "react";
import { OTHER_WINDOWS } from "#accounts/screens/use-login-clock.ts";

/** After a login for the form of another window, which continues. */
export function LoggedInElsewhere() {
  useEffect(() => {
    const windows = new BroadcastChannel(OTHER_WINDOWS);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    windows.postMessage("in");
    return () => windows.close();
  }, []);
  return (
    <p role="status">
      Go back to the window with your text: it continues there. You can close this one.
    </p>
  );
}
