import { priceRequestFormIn } from "@meridian/messages/forms/price-request";
import { useMemo } from "react";
import type { FormSupport } from "#app/forms/form-support.ts";
import { useEagerEmail } from "#app/forms/price-request/use-eager-email.ts";
import { FormCaptcha } from "#app/forms/captcha/form-captcha.tsx";
import { FormDraft } from "#app/forms/draft/form-draft.tsx";
import { FormFields } from "#app/forms/form-fields.tsx";
import { WhichForm } from "#app/forms/form-parts.tsx";
import { outcomeOf } from "#app/forms/site-form.tsx";
import { sendingTool } from "#app/forms/tool.ts";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import { useLanguage } from "#app/language/language.ts";
import { usePageData } from "#app/islands/page-data.ts";
import { useSharedTeam, type SharedTeam } from "#app/team/shared-team.ts";
import { money } from "#app/text/money.ts";
import { Button } from "#app/ui/button.tsx";
import { FormConsent } from "#app/forms/form-consent.tsx";
import { Message } from "#app/ui/message.tsx";
import { SentLine } from "#app/forms/sending/sent-line.tsx";
import { WaitingLine } from "#app/forms/sending/waiting-line.tsx";
import { useCaptcha } from "#app/forms/captcha/use-captcha.ts";
import styles from "./price-request.module.css";

/** Id of the form; the response to a post without script scrolls to it. */
export const PRICE_REQUEST = "price-request";

export interface PriceRequestProps {
  /** The server's reading of the address. */
  team: SharedTeam;
}

/** The get-price form (GET-01): one field, a button disabled until it is valid, and the team. */
export default function PriceRequest({ team }: PriceRequestProps) {
  const { path, forms } = usePageData();
  const shared = useSharedTeam(team);
  return (
    forms && <SupportedRequest team={shared} support={forms} place={`${path}#${PRICE_REQUEST}`} />
  );
}

function SupportedRequest({
  team: { people, total, currency, words },
  support,
  place,
}: PriceRequestProps & { support: FormSupport; place: string }) {
  const { code, t } = useLanguage();
  const what = useMemo(() => priceRequestFormIn(t), [t]);
  const outcome = outcomeOf(support, what, "pricing");
  const captcha = useCaptcha(support.captcha, true);
  // The button, disabled again, would lose the focus.
  const toField = (): void => form.current?.querySelector<HTMLElement>("input[inputmode]")?.focus();
  const { form, state, isWaiting, onSubmit, onInput, onTick } = useSiteForm({
    form: what,
    variant: "pricing",
    captcha,
    outcome,
    onSent: toField,
    draftName: place,
  });
  const email = useEagerEmail(what, form, state.errors);
  return (
    <form
      ref={form}
      id={PRICE_REQUEST}
      className={styles.form}
      {...sendingTool(what, PRICE_REQUEST)}
      method="post"
      action={`#${PRICE_REQUEST}`}
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <WhichForm what={what} variant="pricing" />
      <div>
        <FormFields
          form={what}
          variant="pricing"
          values={{ ...outcome?.values, team: words }}
          errors={email.errors}
        />
      </div>
      <div className={styles.under}>
        <FormCaptcha
          captcha={captcha}
          question={support.question}
          isAnswer={outcome !== undefined}
          error={state.errors.captcha}
          onTick={onTick}
        />
        <Message kind={state.message?.kind ?? "success"} text={state.message?.text} />
        <SentLine reference={state.reference} />
        <WaitingLine isWaiting={isWaiting} />
      </div>
      <Button type="submit" className={styles.send} disabled={email.isShut} busy={state.sending}>
        {t("priceRequest.send")}
      </Button>
      <FormConsent consent={support.consent} />
      <div className={styles.draft}>
        <FormDraft form={form} what={what} name={place} isSent={outcome?.status === "sent"} />
      </div>
      {people > 0 && (
        <p className={styles.team}>
          {t("priceRequest.included", { people, total: money(total, currency, code) })}
        </p>
      )}
    </form>
  );
}
