/** Words on nearly every page, folded: alone they find nothing. "It" is missing: it may mean IT. */
const COMMON: Readonly<Record<string, string>> = {
  en: "a an and are as at be but by do does for from have how in is of on or our that the their this to was we what when where which who will with you your",
  de: "aber als am an auch auf aus bei bin bis das dass dem den der des die dies diese diesem diesen dieser dieses durch ein eine einem einen einer eines er es fur habe haben hat ich ihr ihre ihren ihrer im in ist kann konnen mit nach nicht noch nur ob oder ohne sein sich sie sind so uber um und uns unser unsere unserem unseren unserer unter vom von vor war was welche welcher welches wenn wer werden wie wir wird wo zu zum zur",
  he: "אבל או אותו אותה אחרי אין איך איפה איזה אך אל אלה אם אנו אנחנו אני את אתה אתם בין בלי גם הוא היא הם הן היה זה זו זאת יש כי כל כמו כן לא לכם לנו להם מה מי מן מתי על עם עד עוד רק של שלו שלה שלהם שלי שלך שלכם שלנו",
};

const NONE: ReadonlySet<string> = new Set();
const byLanguage = new Map(
  Object.entries(COMMON).map(([code, words]) => [code, new Set(words.split(" "))]),
);

/** Of a language (BCP 47); a language without a list has none. */
export const commonWords = (code: string): ReadonlySet<string> =>
  byLanguage.get(code.split("-")[0] ?? "") ?? NONE;
