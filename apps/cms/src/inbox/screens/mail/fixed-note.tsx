import type { UIFieldServerProps } from "payload";
import type { SiteClient, SiteState } from "#server/site-client.ts";
import "#inbox/screens/mail/mail.css";

type Fixed = NonNullable<SiteState["fixed"]>;

interface FixedNoteProps {
  /** Of which part of the form. */
  of?: "mail" | "webhook" | "chats" | "captcha";
}

/** What the site's environment sets wins over the fields below. */
export async function FixedNote({ payload, of = "mail" }: UIFieldServerProps & FixedNoteProps) {
  const { site }: { site: SiteClient } = payload.config.custom as never;
  const state = await site.state().catch(() => null);
  const fixed = state?.fixed && NOTES[of](state.fixed);
  if (fixed) return <p className="mail-note">{fixed}</p>;
  // The webhook's note above those of the chats states it.
  if (!state && of !== "chats")
    return (
      <p className="mail-note">
        The site does not respond now. What you save here reaches it when it is back.
      </p>
    );
  if (of !== "mail" || !state || state.hasMailServer) return null;
  return (
    <p className="mail-note mail-note--needs">
      <b>The site sends no emails yet.</b> Enter the server of your mail provider, save, and send a
      test.
    </p>
  );
}

const NOTES = {
  mail: ({ mail, acknowledge }: Fixed) =>
    mail && (
      <>
        Your operator has set the mail server <b>{mail.server}</b> and the sender <b>{mail.from}</b>{" "}
        in the site's environment (SMTP_URL). They are in use, and server, user, password and sender
        below are not
        {acknowledge !== undefined && "; nor are the acknowledgements (MAIL_ACKNOWLEDGE)"}.
      </>
    ),
  webhook: ({ webhook }: Fixed) =>
    webhook && (
      <>
        Your operator has set a webhook at <b>{webhook}</b> in the site's environment (WEBHOOK_URL).
        It is in use, and the one below is not.
      </>
    ),
  chats: ({ chats }: Fixed) =>
    chats?.length && (
      <>
        Your operator has set the channels at <b>{[...new Set(chats)].join(", ")}</b> in the site's
        environment (CHAT_URLS). They are in use, and those below are not.
      </>
    ),
  captcha: ({ captcha }: Fixed) =>
    captcha && (
      <>
        Your operator has set <b>{captcha}</b> in the site's environment (CAPTCHA_PROVIDER). It is
        in use, and the keys below are not.
      </>
    ),
};
