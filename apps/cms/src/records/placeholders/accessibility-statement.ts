/**
 * A draft of the accessibility statement that Directive (EU) 2016/2102, the national laws of Directive
 * (EU) 2019/882 and the laws of other countries ask for. It claims nothing: what only the owner knows is
 * in square brackets.
 */
interface Statement {
  slug: string;
  title: string;
  /** HTML. */
  text: string;
}

const part = (heading: string, ...paragraphs: string[]): string =>
  `<h2>${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join("")}`;

const EN: Statement = {
  slug: "accessibility",
  title: "Accessibility statement",
  text:
    "<p>[Company] wants everyone to be able to use this website. This statement applies to [address of the website].</p>" +
    part(
      "Status",
      "This website is [fully, partially, not] conformant with EN 301 549 and level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. [Choose one after an assessment: “fully” leaves no exception.]",
    ) +
    part(
      "Known limits",
      "[Name each part that does not conform, what it means for the reader, why it is so, and until when you repair it or what can be used instead. Examples are documents without tags, videos without captions, and content of other services.]",
    ) +
    part(
      "The service and how to use it",
      "[Describe what the website offers, and how it can be used: by keyboard, with a screen reader, with enlarged text, in high contrast. The laws of Directive (EU) 2019/882, such as the German BFSG, ask for this.]",
    ) +
    part(
      "How this statement was made",
      "It was prepared on [date], after [a self-assessment, an assessment by a third party, with its name], and last reviewed on [date].",
    ) +
    part(
      "Feedback and contact",
      "If you find a barrier, or need content in another form, write to [e-mail address] or call [phone number]. We answer within [number] working days. Responsible: [name or role, postal address].",
    ) +
    part(
      "Enforcement",
      "If our answer does not satisfy you, you can turn to [name, address and link of the body that enforces the law in your country].",
    ),
};

const DE: Statement = {
  slug: "barrierefreiheit",
  title: "Erklärung zur Barrierefreiheit",
  text:
    "<p>[Unternehmen] möchte, dass alle diese Website nutzen können. Diese Erklärung gilt für [Adresse der Website].</p>" +
    part(
      "Stand der Vereinbarkeit",
      "Diese Website ist mit der EN 301 549 und der Stufe AA der Web Content Accessibility Guidelines (WCAG) 2.2 [vollständig, teilweise, nicht] vereinbar. [Wählen Sie nach einer Prüfung; „vollständig“ lässt keine Ausnahme zu.]",
    ) +
    part(
      "Nicht barrierefreie Inhalte",
      "[Nennen Sie jeden Teil, der nicht vereinbar ist, was das für Leserinnen und Leser bedeutet, den Grund, und bis wann Sie ihn beheben oder was man stattdessen nutzen kann. Beispiele sind Dokumente ohne Struktur, Videos ohne Untertitel und Inhalte anderer Dienste.]",
    ) +
    part(
      "Die Dienstleistung und ihre Nutzung",
      "[Beschreiben Sie, was die Website bietet und wie man sie nutzt: mit der Tastatur, mit einem Screenreader, mit vergrößerter Schrift, mit hohem Kontrast. Das Barrierefreiheitsstärkungsgesetz (BFSG, § 14 und Anlage 3) verlangt diese Angaben.]",
    ) +
    part(
      "Erstellung dieser Erklärung",
      "Sie wurde am [Datum] nach [einer Selbstbewertung, einer Prüfung durch Dritte, mit deren Namen] erstellt und zuletzt am [Datum] überprüft.",
    ) +
    part(
      "Rückmeldung und Kontakt",
      "Wenn Sie auf eine Barriere stoßen oder einen Inhalt in anderer Form brauchen, schreiben Sie an [E-Mail-Adresse] oder rufen Sie an: [Telefonnummer]. Wir antworten innerhalb von [Zahl] Arbeitstagen. Verantwortlich: [Name oder Funktion, Anschrift].",
    ) +
    part(
      "Durchsetzung",
      "Wenn unsere Antwort Sie nicht zufriedenstellt, können Sie sich an [Name, Anschrift und Link der zuständigen Stelle, etwa der Marktüberwachungsstelle der Länder oder einer Schlichtungsstelle] wenden.",
    ),
};

const HE: Statement = {
  slug: "נגישות",
  title: "הצהרת נגישות",
  text:
    "<p>[שם החברה] רוצה שכל אדם יוכל להשתמש באתר הזה. ההצהרה חלה על [כתובת האתר].</p>" +
    part(
      "מצב ההתאמה",
      "האתר עומד [במלואו, בחלקו, אינו עומד] בדרישות EN 301 549, ברמה AA של WCAG 2.2 ובתקן הישראלי 5568. [בחרו אחת לאחר בדיקה: ״במלואו״ אינו משאיר חריגים.]",
    ) +
    part(
      "מגבלות ידועות",
      "[ציינו כל חלק שאינו נגיש, מה משמעות הדבר למשתמשים, מה הסיבה, ועד מתי יתוקן או במה אפשר להשתמש במקומו. דוגמאות: מסמכים ללא תיוג, סרטונים ללא כתוביות ותוכן של שירותים אחרים.]",
    ) +
    part(
      "השירות והשימוש בו",
      "[תארו מה האתר מציע וכיצד משתמשים בו: במקלדת, בקורא מסך, בטקסט מוגדל ובניגודיות גבוהה.]",
    ) +
    part(
      "הכנת ההצהרה",
      "ההצהרה הוכנה בתאריך [תאריך] לאחר [בדיקה עצמית, בדיקה של גורם חיצוני ושמו], ונבדקה לאחרונה בתאריך [תאריך].",
    ) +
    part(
      "משוב ויצירת קשר",
      "אם נתקלתם במחסום, או אם אתם צריכים תוכן בצורה אחרת, כתבו אל [כתובת דואר אלקטרוני] או התקשרו אל [מספר טלפון]. נענה בתוך [מספר] ימי עבודה. רכז הנגישות: [שם, כתובת].",
    ) +
    part(
      "אכיפה",
      "אם תשובתנו אינה מספקת, אפשר לפנות אל [שם הגוף האוכף את החוק במדינתכם, כתובתו וקישור אליו].",
    ),
};

const STATEMENTS: Readonly<Record<string, Statement>> = { en: EN, de: DE, he: HE };

/** In a language of the program, else in English. `code`: BCP 47. */
export const accessibilityStatement = (code: string): Statement =>
  STATEMENTS[code.split("-")[0] ?? ""] ?? EN;
