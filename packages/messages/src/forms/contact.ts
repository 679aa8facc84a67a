import { contactForm, type FormKind } from "@meridian/contract/forms";
import { fieldsIn, fileWords } from "#forms/form-words.ts";
import type { Translate } from "#messages.ts";

export const contactFormIn = (t: Translate) =>
  ({
    ...contactForm,
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
    file: { ...contactForm.file, ...fileWords(t), label: t("contact.attachment") },
    success: t("contact.thanks"),
  }) satisfies FormKind;
