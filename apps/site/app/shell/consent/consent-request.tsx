import { PURPOSES, VENDORS, type Purpose } from "@meridian/contract/tags";
import type { Translate } from "@meridian/messages/messages";
import type { PageTags } from "#app/analytics/tags/page-tags.ts";
import { useScript } from "#app/islands/use-script.ts";
import { useT } from "#app/language/language.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./consent-request.module.css";

const purposeName = (purpose: Purpose, t: Translate): string =>
  purpose === "statistics" ? t("shell.consentStatistics") : t("shell.consentMarketing");

/**
 * OWN-151: the question about other companies' tags, apart from the cookie notice. Pages are the same for all
 * visitors, so the script opens it for those who have not answered. Without script nothing runs.
 */
export function ConsentRequest({ tags }: { tags: PageTags | null }) {
  const script = useScript("consent", "idle");
  const t = useT();
  if (!tags) return null;
  const purposes = PURPOSES.map((purpose) => ({
    purpose,
    name: purposeName(purpose, t),
    companies: tags.vendors.flatMap((one) =>
      one.purpose === purpose ? [VENDORS[one.name].name] : [],
    ),
  })).filter(({ companies }) => companies.length > 0);
  return (
    <dialog
      className={styles.request}
      aria-labelledby="consent-title"
      data-consent={JSON.stringify(tags)}
      data-screen=""
      {...script}
    >
      <p>
        <strong id="consent-title">{t("shell.consentTitle")}</strong>
      </p>
      <p>
        {t("shell.consentText")}{" "}
        <SiteLink to="/privacy-policy">{t("shell.privacyPolicy")}</SiteLink>
      </p>
      <ul>
        {purposes.map(({ purpose, name, companies }) => (
          <li key={purpose}>
            {name}: {companies.join(", ")}
          </li>
        ))}
      </ul>
      <p hidden data-consent-barred="">
        {t("shell.consentBarred")}
      </p>
      <form method="dialog">
        <Button type="submit" size="small" kind="quiet" value="accept">
          {t("shell.consentAccept")}
        </Button>
        <Button type="submit" size="small" kind="quiet" value="refuse">
          {t("shell.consentRefuse")}
        </Button>
      </form>
      {purposes.length > 1 && (
        <details>
          <summary>{t("shell.consentByPurpose")}</summary>
          {/* A form of its own: Enter in a checkbox presses the first button of its form. */}
          <form method="dialog">
            {purposes.map(({ purpose, name }) => (
              <CheckboxField key={purpose} name={purpose} label={name} />
            ))}
            <Button type="submit" size="small" kind="quiet" value="chosen">
              {t("shell.consentSave")}
            </Button>
          </form>
        </details>
      )}
    </dialog>
  );
}
