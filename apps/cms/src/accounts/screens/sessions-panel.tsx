"use client";
import { Button, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { postJson, readJson } from "#admin-ui/post-json.ts";
import type { Session } from "#accounts/login/sessions.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

/** Visible to the user and to admins. */
export function SessionsPanel() {
  const t = useWords();
  const { id } = useDocumentInfo();
  const title = useId();
  const [sessions, setSessions] = useState<Session[] | null>(null);
  const [message, setMessage] = useState("");
  const path = `/cms/api/users/${id}/sessions`;

  useEffect(() => {
    if (id === undefined) return;
    let isGone = false;
    void readJson<{ sessions: Session[] }>(path).then(({ ok, json }) => {
      if (ok && !isGone) setSessions(json.sessions ?? []);
    });
    return () => void (isGone = true);
  }, [id, path]);

  async function end(session?: Session): Promise<void> {
    const { ok, problem } = await postJson(`${path}/end`, session ? { session: session.id } : {});
    if (!ok) return setMessage(problem);
    setMessage(t(session ? "Session ended." : "All other sessions ended."));
    setSessions((all) => all?.filter((one) => (session ? one !== session : one.isOwn)) ?? null);
  }
  // Only admins see a colleague's logins; a new user has none.
  if (sessions === null) return null;
  return (
    <section aria-labelledby={title} style={{ marginBlock: "1.5rem" }}>
      <h2 id={title} className="account-heading">
        {t("Logged in")}
      </h2>
      {sessions.length === 0 && <p>{t("No open sessions.")}</p>}
      <ul style={{ display: "grid", gap: "0.6rem", padding: 0, listStyle: "none" }}>
        {sessions.map((session) => (
          <li
            key={session.id}
            style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.4rem 1rem" }}
          >
            <span>
              {t.parts("since {since}, last active {active}", {
                since: <LocalTime at={Date.parse(session.since)} />,
                active: <LocalTime at={Date.parse(session.active)} />,
              })}
            </span>
            {session.isOwn ? (
              <strong>{t("this session")}</strong>
            ) : (
              <Button
                size="small"
                buttonStyle="secondary"
                margin={false}
                onClick={() => void end(session)}
              >
                {t("End")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.some(({ isOwn }) => !isOwn) && (
        <Button size="small" buttonStyle="secondary" onClick={() => void end()}>
          {t(sessions.some(({ isOwn }) => isOwn) ? "End all others" : "End all")}
        </Button>
      )}
      <p role="status">{message}</p>
    </section>
  );
}
