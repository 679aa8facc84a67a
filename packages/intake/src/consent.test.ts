import { expect, test } from "vitest";
import { createConsents, UNKNOWN_WORDING } from "#consent.ts";
import { answerQuestion } from "#tests/answer-question.ts";
import { delivered, intake, intakeFixture, rows } from "#tests/intake-fixture.ts";
import { contactPost } from "#tests/posts.ts";

intakeFixture();

const WORDING =
  "By sending this you agree that we process what you wrote, as our [privacy policy] says.";

const post = (shown: Record<string, string>, description: string) => {
  const { question, token } = intake.question();
  return intake.take(
    contactPost({ question: token, answer: answerQuestion(question), description, ...shown }),
  );
};
const storedSources = () =>
  rows("submissions").map(({ source }): Record<string, string> => JSON.parse(String(source)));

test("[SEC-29] stores the page's consent text word for word, with version and time, and passes it on", async () => {
  const { text, mark } = intake.consent(WORDING);
  const before = Date.now();
  expect(await post({ consentShown: text, consentMark: mark }, "One")).toMatchObject({
    reason: "stored",
  });
  const [source] = storedSources();
  expect(source).toEqual({
    consent:
      "By sending this you agree that we process what you wrote, as our privacy policy says.",
    consent_version: expect.stringMatching(/^[0-9a-f]{12}$/),
    consent_at: expect.any(String),
  });
  expect(Math.abs(Date.parse(source?.consent_at ?? "") - before)).toBeLessThan(60_000);
  await expect.poll(() => delivered.length).toBe(1);
  expect(delivered[0]?.get("_consent")).toBe(source?.consent);
  expect(delivered[0]?.get("_consent_version")).toBe(source?.consent_version);
});

test("[SEC-29] a page older than the settings posts its own wording; a page without one stores nothing", async () => {
  const older = intake.consent("The words of last year.");
  intake.consent(WORDING);
  await post({ consentShown: older.text, consentMark: older.mark }, "From last year");
  await post({}, "Before there was any");
  expect(storedSources().map(({ consent }) => consent)).toEqual([
    "The words of last year.",
    undefined,
  ]);
});

test("[SEC-29] flags a wording that the site did not write, and loses no message", async () => {
  const { mark } = intake.consent(WORDING);
  const foreign = createConsents("another secret", { now: () => 0 }).show(WORDING);
  const attempts: Record<string, string>[] = [
    { consentShown: "I agree to nothing.", consentMark: mark },
    { consentShown: WORDING, consentMark: foreign.mark },
    { consentShown: WORDING, consentMark: "" },
    { _consent: "Stated by the visitor", _consent_version: "1" },
  ];
  for (const [at, shown] of attempts.entries())
    expect(await post(shown, `No. ${at}`)).toMatchObject({ reason: "stored" });
  expect(
    storedSources().map(({ consent, consent_version: version }) => [consent, version]),
  ).toEqual([
    [UNKNOWN_WORDING, undefined],
    [UNKNOWN_WORDING, undefined],
    [UNKNOWN_WORDING, undefined],
    [undefined, undefined],
  ]);
});

const POOL = "Keep my application for later positions, as the [privacy policy] says.";

test("[OWN-137] what a visitor ticks for the talent pool is stored word for word, with its time and its end", () => {
  const consents = createConsents("a secret of sixteen", { now: () => Date.UTC(2026, 10, 29) });
  const { text, months, mark } = consents.offer(POOL, 18);
  const ticked = { talentPool: text, talentPoolMonths: String(months), talentPoolMark: mark };
  expect(consents.poolOf(ticked)).toEqual({
    talent_pool: "Keep my application for later positions, as the privacy policy says.",
    talent_pool_at: "2026-11-29T00:00:00.000Z",
    talent_pool_until: "2028-05-29T00:00:00.000Z",
  });
  const { talentPool: _, ...unticked } = ticked;
  expect(consents.poolOf(unticked)).toEqual({});
  const unknown = { talent_pool: UNKNOWN_WORDING, talent_pool_at: "2026-11-29T00:00:00.000Z" };
  for (const altered of [
    { talentPool: "Sell it." },
    { talentPoolMonths: "600" },
    { talentPoolMark: consents.show(POOL).mark },
  ])
    expect(consents.poolOf({ ...ticked, ...altered })).toEqual(unknown);
});
