import { expect, test } from "vitest";
import {
  formsFixture,
  forms,
  setForms,
  OPEN,
  open,
  answered,
  post,
  JSON_ACCEPTED,
} from "#server/tests/forms-fixture.ts";

formsFixture();

const latest = {
  brand: { name: "Acme" },
  captcha: "environment",
  theme: { colors: {} },
  consent: "You agree.",
  language: "en",
  otherLanguages: ["sv"],
  messages: { sv: { "contact.thanks": "Tack!", "contact.nameMissing": "Skriv namnet" } },
  survey: { offers: { regions: [], currencies: [], rates: {}, technologies: [] } },
};
const latestIn = (language?: string) =>
  language === undefined ? latest : { ...latest, language, consent: "Du samtycker." };

test("[LANG-16] a form answers in the language of its page", async () => {
  await forms.close();
  setForms(await open(OPEN, undefined, undefined, { latest, latestIn } as never));
  const message = async (path: string, changes = {}) => {
    const sent = await post({ ...answered(), ...changes }, JSON_ACCEPTED, path);
    const { message: words, errors } = await sent.json();
    return [sent.status, words, errors];
  };
  expect(await message("/sv/services/team")).toEqual([200, "Tack!", {}]);
  expect(await message("/services/team", { description: "Hi" })).toEqual([
    200,
    "Thank you for getting in touch!",
    {},
  ]);
  expect(await message("/sv", { fullname: "" })).toMatchObject([
    422,
    expect.anything(),
    { fullname: "Skriv namnet" },
  ]);
  expect(forms.support("sv").consent?.text).toBe("Du samtycker.");
  expect(forms.support().consent?.text).toBe("You agree.");
});
