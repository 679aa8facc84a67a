import {
  resumeForm,
  shownQuestions,
  withQuestions,
  type FormKind,
  type Question,
} from "@meridian/contract/forms";
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

/** With a vacancy's own questions (OWN-125). */
export const resumeFormAsking = (t: Translate, questions: readonly Question[]): FormKind =>
  withQuestions<FormKind>(resumeFormIn(t), questions, {
    missing: t("resume.answerMissing"),
    chooseOne: t("resume.answerUnchosen"),
    notANumber: t("resume.answerNoNumber"),
    tooLong: (label) => t("form.tooLong", { label }),
    yes: t("resume.yes"),
    no: t("resume.no"),
  });

/** As a form shows them and posts them with the answers (OWN-125). */
export const askedIn = (t: Translate, questions: readonly Question[]): Question[] =>
  shownQuestions(questions, { yes: t("resume.yes"), no: t("resume.no") });

/** Spread into the messages of each language (decision 100); no part of what a browser loads. */
export const resumeWords = {
  en: {
    "resume.afterThanks": "Our recruiters will contact you soon",
    "resume.answerAsSent": "{answer} (as sent: {sent})",
    "resume.answerMissing": "Please answer this question",
    "resume.answerNoNumber": "Please write a number, in digits",
    "resume.answerUnchosen": "Please choose one of the answers",
    "resume.email": "Email",
    "resume.emailWrong": "Fill out the Email",
    "resume.message": "Message",
    "resume.messageMissing": "Fill out the message",
    "resume.name": "Name",
    "resume.nameMissing": "Fill out the name",
    "resume.no": "No",
    "resume.noLongerAsked": "{question} (no longer asked)",
    "resume.ok": "OK",
    "resume.phone": "Phone",
    "resume.placeholder": "What would you like to work on next?",
    "resume.resume": "Resume",
    "resume.send": "Send resume",
    "resume.specialization": "Specialization*",
    "resume.specializationMissing": "Specialisation is required",
    "resume.thanks": "Thank you for your application",
    "resume.vacancy": "Vacancy",
    "resume.yes": "Yes",
  },
  de: {
    "resume.afterThanks": "Unser Recruiting-Team meldet sich in Kürze bei Ihnen",
    "resume.answerAsSent": "{answer} (gesendet als: {sent})",
    "resume.answerMissing": "Bitte beantworten Sie diese Frage",
    "resume.answerNoNumber": "Bitte geben Sie eine Zahl in Ziffern ein",
    "resume.answerUnchosen": "Bitte wählen Sie eine der Antworten",
    "resume.email": "E-Mail",
    "resume.emailWrong": "Bitte geben Sie Ihre E-Mail-Adresse ein",
    "resume.message": "Nachricht",
    "resume.messageMissing": "Bitte geben Sie eine Nachricht ein",
    "resume.name": "Name",
    "resume.nameMissing": "Bitte geben Sie Ihren Namen ein",
    "resume.no": "Nein",
    "resume.noLongerAsked": "{question} (wird nicht mehr gefragt)",
    "resume.ok": "OK",
    "resume.phone": "Telefon",
    "resume.placeholder": "Woran möchten Sie als Nächstes arbeiten?",
    "resume.resume": "Lebenslauf",
    "resume.send": "Bewerbung senden",
    "resume.specialization": "Fachrichtung*",
    "resume.specializationMissing": "Bitte geben Sie Ihre Fachrichtung an",
    "resume.thanks": "Vielen Dank für Ihre Bewerbung",
    "resume.vacancy": "Stelle",
    "resume.yes": "Ja",
  },
  he: {
    "resume.afterThanks": "צוות הגיוס שלנו ייצור איתכם קשר בקרוב",
    "resume.answerAsSent": "{answer} (כפי שנשלח: {sent})",
    "resume.answerMissing": "נא לענות על השאלה",
    "resume.answerNoNumber": "נא להזין מספר בספרות",
    "resume.answerUnchosen": "נא לבחור באחת התשובות",
    "resume.email": "אימייל",
    "resume.emailWrong": "נא למלא אימייל",
    "resume.message": "הודעה",
    "resume.messageMissing": "נא למלא הודעה",
    "resume.name": "שם",
    "resume.nameMissing": "נא למלא שם",
    "resume.no": "לא",
    "resume.noLongerAsked": "{question} (כבר לא נשאל)",
    "resume.ok": "אישור",
    "resume.phone": "טלפון",
    "resume.placeholder": "על מה תרצו לעבוד בתפקיד הבא?",
    "resume.resume": "קורות חיים",
    "resume.send": "שליחת קורות חיים",
    "resume.specialization": "תחום התמחות*",
    "resume.specializationMissing": "נא לבחור תחום התמחות",
    "resume.thanks": "תודה על הגשת המועמדות",
    "resume.vacancy": "משרה",
    "resume.yes": "כן",
  },
} as const;
