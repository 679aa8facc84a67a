import type { UIFieldServerProps } from "payload";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import type { SiteClient, SiteState } from "#server/site-client.ts";
import "#inbox/screens/mail/mail.css";

type Fixed = NonNullable<SiteState["fixed"]>;

interface FixedNoteProps {
  /** Of which part of the form. */
  of?: "mail" | "webhook" | "chats" | "captcha";
}

/** What the site's environment sets wins over the fields below. */
export async function FixedNote({
  payload,
  i18n,
  of = "mail",
}: UIFieldServerProps & FixedNoteProps) {
  const t = adminWords(i18n);
  const { site }: { site: SiteClient } = payload.config.custom as never;
  const state = await site.state().catch(() => null);
  const fixed = state?.fixed && NOTES[of](state.fixed, t);
  if (fixed) return <p className="mail-note">{fixed}</p>;
  // The webhook's note above those of the chats states it.
  if (!state && of !== "chats")
    return (
      <p className="mail-note">
        {t("The site does not respond now. What you save here reaches it when it is back.")}
      </p>
    );
  if (of !== "mail" || !state || state.hasMailServer) return null;
  return (
    <p className="mail-note mail-note--needs">
      <b>{t("The site sends no e-mails yet.")}</b>{" "}
      {t("Enter the server of your mail provider, save, and send a test.")}
    </p>
  );
}

const NOTES = {
  mail: ({ mail, acknowledge }: Fixed, t: Words) =>
    mail &&
    t.parts(
      acknowledge === undefined
        ? "Your operator has set the mail server {server} and the sender {from} in the site's environment (SMTP_URL). They are in use, and server, user, password and sender below are not."
        : "Your operator has set the mail server {server} and the sender {from} in the site's environment (SMTP_URL). They are in use, and server, user, password and sender below are not; nor are the acknowledgements (MAIL_ACKNOWLEDGE).",
      { server: <b>{mail.server}</b>, from: <b>{mail.from}</b> },
    ),
  webhook: ({ webhook }: Fixed, t: Words) =>
    webhook &&
    t.parts(
      "Your operator has set a webhook at {address} in the site's environment (WEBHOOK_URL). It is in use, and the one below is not.",
      { address: <b>{webhook}</b> },
    ),
  chats: ({ chats }: Fixed, t: Words) =>
    chats?.length &&
    t.parts(
      "Your operator has set the channels at {addresses} in the site's environment (CHAT_URLS). They are in use, and those below are not.",
      { addresses: <b>{[...new Set(chats)].join(", ")}</b> },
    ),
  captcha: ({ captcha }: Fixed, t: Words) =>
    captcha &&
    t.parts(
      "Your operator has set {vendor} in the site's environment (CAPTCHA_PROVIDER). It is in use, and the keys below are not.",
      { vendor: <b>{captcha}</b> },
    ),
};
