import type { Check } from "#validation/checks.ts";

const EMOJI = /\p{Extended_Pictographic}/u;

/** Only sample addresses and phone numbers, no emoji, single spaces. */
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
