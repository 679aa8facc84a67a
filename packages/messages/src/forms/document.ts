import { shortContactFormIn } from "#forms/short-contact.ts";
import type { FormKind } from "@meridian/contract/forms";
import type { Translate } from "#messages.ts";

/** The form of a document (OWN-157): the contact form's variant `document`. */
export const documentFormIn = (t: Translate) =>
  ({ ...shortContactFormIn(t), success: t("contact.thanks") }) satisfies FormKind;

/** Spread into the messages of each language (decision 100); no part of what a browser loads. */
export const documentWords = {
  en: {
    "document.askAgain": "Request a new link",
    "document.download": "Download",
    "document.expired":
      "This link was valid until {date}. You can request a new one: it takes a minute.",
    "document.failed": "This did not work just now. Please try again later: the link stays valid.",
    "document.gone":
      "This document is no longer offered. Please write to us if you still need it: we will find an answer.",
    "document.goneSubject": "{brand}: the document that you requested",
    "document.goneText":
      "You requested a document, which has been withdrawn in the meantime. Please reply to us if you still need it: your request has reached us.",
    "document.home": "To the home page",
    "document.label": "Document",
    "document.mailed":
      "Thank you! We are sending the link to the document to the e-mail address that you gave.",
    "document.mailedLine":
      "Your request has reached us, under the number {reference}. The e-mail with the link arrives within some minutes; if not, look in your spam folder, or contact us.",
    "document.number": "Document number",
    "document.open": "To the document",
    "document.ready": "Thank you! Your document is ready.",
    "document.readyLine": "Your request has reached us, under the number {reference}.",
    "document.send": "Get the document",
    "document.subject": "{brand}: {name}",
    "document.text": "Thank you for your interest. This is the link to the document “{name}”:",
    "document.title": "Your document",
    "document.unknown":
      "This link is not complete. Please copy the whole address from the e-mail, or open it there.",
    "document.until":
      "The link is valid until {date}. You can download the document several times.",
    "office.document": "A document was requested on {host}",
  },
  de: {
    "document.askAgain": "Neuen Link anfordern",
    "document.download": "Herunterladen",
    "document.expired":
      "Dieser Link war bis {date} gültig. Sie können einen neuen anfordern: Das dauert nur eine Minute.",
    "document.failed":
      "Das hat gerade nicht funktioniert. Bitte versuchen Sie es später noch einmal: Der Link bleibt gültig.",
    "document.gone":
      "Dieses Dokument wird nicht mehr angeboten. Bitte schreiben Sie uns, wenn Sie es noch brauchen: Wir finden eine Lösung.",
    "document.goneSubject": "{brand}: das angeforderte Dokument",
    "document.goneText":
      "Sie haben ein Dokument angefordert, das inzwischen zurückgezogen wurde. Bitte schreiben Sie uns, wenn Sie es noch brauchen: Ihre Anfrage ist bei uns angekommen.",
    "document.home": "Zur Startseite",
    "document.label": "Dokument",
    "document.mailed":
      "Vielen Dank! Wir senden den Link zum Dokument an die angegebene E-Mail-Adresse.",
    "document.mailedLine":
      "Ihre Anfrage ist bei uns angekommen, unter der Nummer {reference}. Die E-Mail mit dem Link kommt in einigen Minuten; falls nicht, sehen Sie bitte im Spam-Ordner nach oder schreiben Sie uns.",
    "document.number": "Nummer des Dokuments",
    "document.open": "Zum Dokument",
    "document.ready": "Vielen Dank! Ihr Dokument steht bereit.",
    "document.readyLine": "Ihre Anfrage ist bei uns angekommen, unter der Nummer {reference}.",
    "document.send": "Dokument anfordern",
    "document.subject": "{brand}: {name}",
    "document.text": "Vielen Dank für Ihr Interesse. Dies ist der Link zum Dokument „{name}“:",
    "document.title": "Ihr Dokument",
    "document.unknown":
      "Dieser Link ist nicht vollständig. Bitte kopieren Sie die ganze Adresse aus der E-Mail, oder öffnen Sie sie dort.",
    "document.until":
      "Der Link ist bis {date} gültig. Sie können das Dokument mehrmals herunterladen.",
    "office.document": "Auf {host} wurde ein Dokument angefordert",
  },
  he: {
    "document.askAgain": "בקשת קישור חדש",
    "document.download": "הורדה",
    "document.expired": "הקישור הזה היה בתוקף עד {date}. אפשר לבקש קישור חדש, וזה לוקח דקה.",
    "document.failed": "הפעולה לא הצליחה כרגע. נא לנסות שוב מאוחר יותר: הקישור נשאר בתוקף.",
    "document.gone": "המסמך הזה אינו מוצע עוד. אם הוא עדיין דרוש לכם, כתבו לנו ונמצא פתרון.",
    "document.goneSubject": "{brand}: המסמך שביקשתם",
    "document.goneText":
      "ביקשתם מסמך שהוסר בינתיים מהאתר. אם הוא עדיין דרוש לכם, כתבו לנו: בקשתכם התקבלה.",
    "document.home": "לדף הבית",
    "document.label": "מסמך",
    "document.mailed": "תודה! אנו שולחים את הקישור למסמך לכתובת האימייל שמסרתם.",
    "document.mailedLine":
      "בקשתכם התקבלה (מספר {reference}). האימייל עם הקישור יגיע תוך כמה דקות; אם לא, נא לבדוק בתיקיית הספאם או לפנות אלינו.",
    "document.number": "מספר המסמך",
    "document.open": "למסמך",
    "document.ready": "תודה! המסמך שלכם מוכן.",
    "document.readyLine": "בקשתכם התקבלה (מספר {reference}).",
    "document.send": "קבלת המסמך",
    "document.subject": "{brand}: {name}",
    "document.text": "תודה על התעניינותכם. זהו הקישור למסמך „{name}”:",
    "document.title": "המסמך שלכם",
    "document.unknown":
      "הקישור הזה אינו שלם. נא להעתיק את הכתובת המלאה מהאימייל, או לפתוח אותה משם.",
    "document.until": "הקישור בתוקף עד {date}. אפשר להוריד את המסמך כמה פעמים.",
    "office.document": "התבקש מסמך באתר {host}",
  },
} as const;
