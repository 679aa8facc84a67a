"use client";
import { Button, useAuth } from "@payloadcms/ui";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { LoginOverForm, type WaysToLogIn } from "#accounts/screens/login-over-form.tsx";
import { LOGGED_IN } from "#accounts/screens/send-again.ts";
import { useLoginClock, type LoginClock } from "#accounts/screens/use-login-clock.ts";
import "#accounts/screens/active-login.css";
import { useWords } from "#admin-ui/words/use-words.ts";

/**
 * A login ends after half an hour without activity (`login/sessions.ts`); typing and pointing
 * count, in any window. Two minutes before, the admin warns; after it, the login opens over the
 * form, which keeps its text.
 */
export function ActiveLogin({ children, ...ways }: WaysToLogIn & { children: ReactNode }) {
  const { user } = useAuth();
  return (
    <>
      {children}
      {user && <LoginEnd {...ways} />}
    </>
  );
}

function LoginEnd(ways: WaysToLogIn) {
  const clock = useLoginClock();
  const hadEnded = useRef(false);
  useEffect(() => {
    const isBack = hadEnded.current && clock.state !== "ended";
    hadEnded.current = clock.state === "ended";
    // Also after a login in another window.
    if (isBack) window.dispatchEvent(new Event(LOGGED_IN));
  }, [clock.state]);
  if (clock.state === "ended") return <LoginOverForm {...ways} onIn={() => void clock.check()} />;
  return clock.state === "ending" ? <Ending {...clock} /> : null;
}

function Ending({ end, renew }: LoginClock) {
  const t = useWords();
  const [isFull, setIsFull] = useState(false);
  const minutes = useMinutesUntil(end);
  return (
    <div className="login-ending" role="alert">
      <p>
        <strong>
          {minutes > 1
            ? t("Your login ends in {minutes} minutes.", { minutes })
            : t("Your login ends in less than a minute.")}
        </strong>{" "}
        {t(
          isFull
            ? "It has reached its maximum length of twelve hours. You can log in again here, over this page; your text stays."
            : "Your text stays in the form either way.",
        )}
      </p>
      {!isFull && (
        <Button
          size="small"
          margin={false}
          onClick={() => void renew().then((isLonger) => setIsFull(!isLonger))}
        >
          {t("Stay logged in")}
        </Button>
      )}
    </div>
  );
}

function useMinutesUntil(end: number): number {
  const left = (): number => Math.ceil((end - Date.now()) / 60_000);
  const [minutes, setMinutes] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(Math.ceil((end - Date.now()) / 60_000)), 10_000);
    return () => clearInterval(timer);
  }, [end]);
  return minutes;
}
