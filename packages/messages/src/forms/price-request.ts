import { priceRequestForm, type FormKind } from "@meridian/contract/forms";
import { fieldsIn } from "#forms/form-words.ts";
import type { Translate } from "#messages.ts";

export const priceRequestFormIn = (t: Translate) =>
  ({
    ...priceRequestForm,
    fields: fieldsIn(t, priceRequestForm.fields, {
      "your-email": {
        label: t("priceRequest.email"),
        required: t("priceRequest.emailWrong"),
        invalid: t("priceRequest.emailWrong"),
      },
      team: { label: t("priceRequest.team") },
    }),
    success: t("priceRequest.thanks"),
  }) satisfies FormKind;
