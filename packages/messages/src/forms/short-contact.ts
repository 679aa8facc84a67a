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
      document: { label: t("document.label") },
      documentId: { label: t("document.number") },
      description: { label: t("contact.message"), required: t("contact.messageMissing") },
    }),
    success: t("contact.thanks"),
  }) satisfies FormKind;

/** Spread into the messages of each language (decision 100); no part of what a browser loads. */
export const contactWords = {
  en: {
    "contact.attachment": "Attachment",
    "contact.email": "Email",
    "contact.emailWrong": "Fill out with valid email",
    "contact.message": "Message",
    "contact.messageMissing": "Fill out the message",
    "contact.name": "Name",
    "contact.nameMissing": "Fill out the name",
    "contact.phone": "Phone",
    "contact.placeholder": "What are you building, and who do you need for it?",
    "contact.send": "Send message",
    "contact.thanks": "Thank you for getting in touch!",
  },
  de: {
    "contact.attachment": "Anhang",
    "contact.email": "E-Mail",
    "contact.emailWrong": "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    "contact.message": "Nachricht",
    "contact.messageMissing": "Bitte geben Sie eine Nachricht ein",
    "contact.name": "Name",
    "contact.nameMissing": "Bitte geben Sie Ihren Namen ein",
    "contact.phone": "Telefon",
    "contact.placeholder": "Was entwickeln Sie, und wen brauchen Sie dafür?",
    "contact.send": "Nachricht senden",
    "contact.thanks": "Vielen Dank für Ihre Anfrage!",
  },
  he: {
    "contact.attachment": "קובץ מצורף",
    "contact.email": "אימייל",
    "contact.emailWrong": "נא למלא כתובת אימייל תקינה",
    "contact.message": "הודעה",
    "contact.messageMissing": "נא למלא הודעה",
    "contact.name": "שם",
    "contact.nameMissing": "נא למלא שם",
    "contact.phone": "טלפון",
    "contact.placeholder": "מה אתם מפתחים, ואילו אנשי מקצוע דרושים לכם?",
    "contact.send": "שליחת ההודעה",
    "contact.thanks": "תודה שפניתם אלינו!",
  },
} as const;
