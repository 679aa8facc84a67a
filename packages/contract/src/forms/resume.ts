import { DOCUMENT, WRONG_FILE } from "#forms/file-rule.ts";
import type { FormKind } from "#forms/kind.ts";

/** The resume (RES-01…RES-07). `vacancy` is the hidden title of its vacancy. */
export const resumeForm = {
  kind: "resume",
  call: "resumeForm",
  fields: [
    {
      name: "fullname",
      label: "Name",
      type: "text",
      required: "Fill out the name",
      max: 200,
      autocomplete: "name",
    },
    {
      name: "email",
      label: "Email",
      type: "email",
      required: "Fill out the Email",
      invalid: "Fill out the Email",
      max: 254,
      autocomplete: "email",
    },
    { name: "phone", label: "Phone", type: "tel", max: 60, autocomplete: "tel", onlyFilled: true },
    {
      name: "description",
      label: "Message",
      type: "multiline",
      required: "Fill out the message",
      max: 10_000,
    },
    {
      name: "specialization",
      label: "Specialization*",
      type: "choice",
      advised: "Specialisation is required",
      max: 200,
      onlyFilled: true,
    },
    { name: "vacancy", label: "Vacancy", type: "hidden", max: 300 },
  ],
  file: { ...DOCUMENT, label: "Resume", required: WRONG_FILE },
  variants: {
    vacancies: { optional: [], file: true, without: ["phone"] },
    vacancy: { optional: [], file: true, without: ["phone", "specialization"] },
    "career-post": { optional: [], file: true, without: ["specialization"] },
    join: { optional: [], file: true, without: ["phone", "specialization"] },
  },
  success: "Thank you for your application",
  afterSuccess: "Our recruiters will contact you soon",
} as const satisfies FormKind;

export type ResumeVariant = keyof typeof resumeForm.variants;
