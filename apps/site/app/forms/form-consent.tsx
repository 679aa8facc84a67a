import { POSTED } from "@meridian/contract/forms";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { FormSupport } from "#app/forms/form-support.ts";
import styles from "./form-consent.module.css";

interface FormConsentProps extends Pick<FormSupport, "consent"> {
  /** Adds a link to the privacy policy even if the owner's text has none. */
  linksPrivacy?: boolean | undefined;
}

/** The consent text (SEC-29), posted as displayed: a cached page may be older than the settings. */
export function FormConsent({ consent, linksPrivacy = false }: FormConsentProps) {
  if (!consent?.text.includes("[") && linksPrivacy)
    return (
      <>
        {consent && <FormConsent consent={consent} />}
        <p className={styles.consent}>
          The <SiteLink to="/privacy-policy">privacy policy</SiteLink> describes how we use your
          data.
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
