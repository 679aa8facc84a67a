import type { Check } from "#validation/checks.ts";

const BANNED =
  /lorem ipsum|world-class|best-in-class|cutting[- ]edge|state-of-the-art|seamless|synerg|leverag|rockstar|\bninja|game[- ]chang|passionate|empower|unlock(?!ed)|revolution|\bsolutions? provider|holistic|turnkey|unparalleled|industry-leading/i;
const BRITISH =
  /\b(colour|organis|centre\b|programme|behaviour|optimis|licence|labour|catalogue|travelled|cancelled|labelled|modelling|grey\b|favour|realis(?![tm])|recognis|minimis|prioritis|analys(e|ing)\b|metre|kilometre|towards\b|whilst|\brota\b|learnt|fortnight|enquir|synchronis|specialis(?!t))/i;
const EMOJI = /\p{Extended_Pictographic}/u;
const DOUBLED = /\b(\w+) \1\b/i;

/** American English without marketing phrases. */
export function checkProse(check: Check, where: string, text: string): void {
  const banned = BANNED.exec(text);
  check(!banned, `${where}: banned wording "${banned?.[0]}"`);
  const british = BRITISH.exec(text);
  check(
    !british,
    `${where}: British spelling "${british?.[0]}" (the content is in American English)`,
  );
  const doubled = DOUBLED.exec(text.replace(/\b(that that|had had)\b/gi, ""));
  check(!doubled, `${where}: doubled word "${doubled?.[0]}"`);
  checkSamples(check, where, text);
}

/** In any language: only sample addresses and phone numbers, no emoji, single spaces. */
export function checkSamples(check: Check, where: string, text: string): void {
  const emoji = EMOJI.exec(text)?.[0];
  check(!emoji || emoji === "©", `${where}: emoji`);
  check(!/ {2}|\t/.test(text), `${where}: double space`);
  for (const [mail] of text.matchAll(/[\w.+-]+@[\w.-]+\w/g))
    check(mail.endsWith("@example.com"), `${where}: e-mail ${mail} is not a sample address`);
  for (const [phone] of text.matchAll(/\+\d[\d ()-]{7,}\d/g))
    check(
      /^\+44 ?20 ?7946 ?0\d{3}$/.test(phone) || /^\+1 \d{3}[ -]555[ -]01\d\d$/.test(phone),
      `${where}: phone ${phone} is not in a range reserved for fiction`,
    );
}
