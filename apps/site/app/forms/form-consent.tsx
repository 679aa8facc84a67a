import { POSTED } from "@meridian/contract/forms";
import { useT } from "#app/language/language.ts";
import { Message } from "#app/language/message.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { FormSupport } from "#app/forms/form-support.ts";
import styles from "./form-consent.module.css";

interface FormConsentProps extends Pick<FormSupport, "consent"> {
  /** Adds a link to the privacy policy even if the owner's text has none. */
  linksPrivacy?: boolean | undefined;
}

/** The consent text (SEC-29), posted as displayed: a cached page may be older than the settings. */
export function FormConsent({ consent, linksPrivacy = false }: FormConsentProps) {
  const t = useT();
  if (!consent?.text.includes("[") && linksPrivacy)
    return (
      <>
        {consent && <FormConsent consent={consent} />}
        <p className={styles.consent}>
          <Message
            of="form.privacy"
            values={{ link: <SiteLink to="/privacy-policy">{t("form.privacyLink")}</SiteLink> }}
          />
        </p>
      </>
    );
  if (!consent) return null;
  const { text, mark } = consent;
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
