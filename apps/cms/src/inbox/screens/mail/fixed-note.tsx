import type { UIFieldServerProps } from "payload";
import type { SiteClient } from "#server/site-client.ts";
import "#inbox/screens/mail/mail.css";

/** What the site's environment sets wins over the fields below. */
export async function FixedNote({ payload }: UIFieldServerProps) {
  const { site }: { site: SiteClient } = payload.config.custom as never;
  const state = await site.state().catch(() => null);
  const fixed = state?.fixed?.mail;
  if (fixed)
    return (
      <p className="mail-note">
        Your operator has set the mail server <b>{fixed.server}</b> and the sender{" "}
        <b>{fixed.from}</b> in the site's environment (SMTP_URL). They are in use, and server, user,
        password and sender below are not
        {state.fixed?.acknowledge !== undefined &&
          "; nor are the acknowledgements (MAIL_ACKNOWLEDGE)"}
        .
      </p>
    );
  if (!state)
    return (
      <p className="mail-note">
        The site does not respond now. What you save here reaches it when it is back.
      </p>
    );
  if (state.hasMailServer) return null;
  return (
    <p className="mail-note mail-note--needs">
      <b>The site sends no emails yet.</b> Enter the server of your mail provider, save, and send a
      test.
    </p>
  );
}
