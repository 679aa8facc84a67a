import { contactForm, type FormKind } from "@meridian/contract/forms";
import { fieldsIn } from "#forms/form-words.ts";
import type { Translate } from "#messages.ts";

const { file: _, ...withoutFile } = contactForm;

/** The contact form of the variants without a file. */
export const shortContactFormIn = (t: Translate) =>
  ({
    ...withoutFile,
    fields: fieldsIn(t, contactForm.fields, {
      fullname: { label: t("contact.name"), required: t("contact.nameMissing") },
      email: {
        label: t("contact.email"),
        required: t("contact.emailWrong"),
        invalid: t("contact.emailWrong"),
      },
      phone: { label: t("contact.phone") },
      description: { label: t("contact.message"), required: t("contact.messageMissing") },
    }),
    success: t("contact.thanks"),
  }) satisfies FormKind;
