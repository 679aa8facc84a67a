import { POSTED } from "@meridian/contract/forms";
import { useT } from "#app/language/language.ts";
import { Message } from "#app/language/message.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { FormSupport } from "#app/forms/form-support.ts";
import styles from "./form-consent.module.css";

/** The owner's consent text (SEC-29), and the privacy line if that text has no link (CON-13). */
export function FormConsent({ consent }: Pick<FormSupport, "consent">) {
  return (
    <>
      {consent && <Consent {...consent} />}
      {!consent?.text.includes("[") && <PrivacyLine />}
    </>
  );
}

function PrivacyLine() {
  const t = useT();
  return (
    <p className={styles.consent}>
      <Message
        of="form.privacy"
        values={{ link: <SiteLink to="/privacy-policy">{t("form.privacyLink")}</SiteLink> }}
      />
    </p>
  );
}

/** Posted as displayed: a cached page may be older than the settings. */
function Consent({ text, mark }: NonNullable<FormSupport["consent"]>) {
  const [before = "", linked, after = ""] = text.split(/[[\]]/);
  return (
    <>
      <p className={styles.consent}>
        {before}
        {linked !== undefined && <SiteLink to="/privacy-policy">{linked}</SiteLink>}
        {after}
      </p>
      <input type="hidden" name={POSTED.consent} value={text} />
      <input type="hidden" name={POSTED.consentMark} value={mark} />
    </>
  );
}
