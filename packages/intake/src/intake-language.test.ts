import { languageOf } from "@meridian/messages/language";
import { expect, test } from "vitest";
import { intake, intakeFixture, rows } from "#tests/intake-fixture.ts";
import { contactPost, solvedCaptcha } from "#tests/posts.ts";

intakeFixture();

test("the answer to a post is in the language of its page", async () => {
  const { language } = languageOf("de", {
    "contact.nameMissing": "Bitte nennen Sie Ihren Namen",
    "contact.thanks": "Danke für Ihre Nachricht!",
    "form.sendFailure": "Ihre Nachricht wurde nicht gesendet.",
  });
  const post = (parts: Parameters<typeof contactPost>[0]) =>
    intake.take({ ...contactPost(parts), language });
  expect(await post({ fullname: "" })).toMatchObject({
    errors: { fullname: "Bitte nennen Sie Ihren Namen" },
  });
  expect(await post({ ...(await solvedCaptcha(intake)), key: "0c0ffee0-key" })).toMatchObject({
    status: "sent",
    message: "Danke für Ihre Nachricht!",
  });
  expect(await post({ key: "0c0ffee0-key", description: "Another" })).toMatchObject({
    reason: "conflict",
    message: "Ihre Nachricht wurde nicht gesendet.",
  });
});

test("[LANG-40] a submission has the language of its page, which a visitor cannot state", async () => {
  const { language } = languageOf("de");
  await intake.take({
    ...contactPost({ ...(await solvedCaptcha(intake)), _language: "fr" }),
    language,
  });
  await intake.take(
    contactPost({ ...(await solvedCaptcha(intake)), description: "Older", _language: "fr" }),
  );
  expect(rows("submissions").map(({ source }) => JSON.parse(String(source)))).toEqual([
    { language: "de" },
    {},
  ]);
});
