import { contactForm, type FormKind } from "@meridian/contract/forms";
import { fileWords } from "#forms/file-words.ts";
import { shortContactFormIn } from "#forms/short-contact.ts";
import type { Translate } from "#messages.ts";

export const contactFormIn = (t: Translate) =>
  ({
    ...shortContactFormIn(t),
    file: { ...contactForm.file, ...fileWords(t), label: t("contact.attachment") },
  }) satisfies FormKind;
