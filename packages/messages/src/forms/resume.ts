import { resumeForm, type FormKind } from "@meridian/contract/forms";
import { fileWords } from "#forms/file-words.ts";
import { fieldsIn } from "#forms/form-words.ts";
import type { Translate } from "#messages.ts";

export const resumeFormIn = (t: Translate) =>
  ({
    ...resumeForm,
    fields: fieldsIn(t, resumeForm.fields, {
      fullname: { label: t("resume.name"), required: t("resume.nameMissing") },
      email: {
        label: t("resume.email"),
        required: t("resume.emailWrong"),
        invalid: t("resume.emailWrong"),
      },
      phone: { label: t("resume.phone") },
      description: { label: t("resume.message"), required: t("resume.messageMissing") },
      specialization: {
        label: t("resume.specialization"),
        advised: t("resume.specializationMissing"),
      },
      vacancy: { label: t("resume.vacancy") },
    }),
    file: {
      ...resumeForm.file,
      ...fileWords(t),
      label: t("resume.resume"),
      required: t("form.fileWrong"),
    },
    success: t("resume.thanks"),
    afterSuccess: t("resume.afterThanks"),
  }) satisfies FormKind;
