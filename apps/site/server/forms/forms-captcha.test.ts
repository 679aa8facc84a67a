import { expect, test } from "vitest";
import {
  formsFixture,
  forms,
  setForms,
  OPEN,
  open,
  answered,
  post,
  rendered,
  JSON_ACCEPTED,
} from "#server/tests/forms-fixture.ts";

formsFixture();

test("serves challenge, question, readiness and metrics", async () => {
  const challenge = await forms.challenge();
  expect(challenge.headers.get("cache-control")).toBe("no-store");
  expect(challenge.headers.get("x-quickest-ms")).toBe("0");
  expect(await challenge.json()).toMatchObject({
    parameters: { algorithm: "PBKDF2/SHA-256", cost: 5000 },
    signature: expect.any(String),
  });
  expect(forms.support().question.token).not.toBe(forms.support().question.token);
  expect(await forms.ready()).toEqual({ ok: true, detail: "" });
  await post(answered());
  expect(await forms.metrics?.()).toMatch(
    /# TYPE intake_stored_total counter\nintake_stored_total 1\n[^]*# TYPE intake_outbox_waiting gauge\nintake_outbox_waiting [01]\n/,
  );
});

test("[CON-04] another vendor's captcha: the page gets its site key, posts are verified by it, and there is no challenge of our own", async () => {
  await forms.close();
  setForms(await open(OPEN, { provider: "turnstile", siteKey: "site key", secret: "hidden" }));
  expect(forms.support().captcha).toEqual({ provider: "turnstile", siteKey: "site key" });
  expect((await forms.challenge()).status).toBe(404);
  expect((await post({ captcha: "token" }, JSON_ACCEPTED)).status).toBe(200);
  expect((await post({ captcha: "token", description: "Another" }, JSON_ACCEPTED)).status).toBe(
    422,
  );
  expect((await post({ ...answered(), description: "By question" }, JSON_ACCEPTED)).status).toBe(
    200,
  );
});

test("[CON-04] the settings may choose ALTCHA over the environment's vendor: pages get it, with challenges", async () => {
  await forms.close();
  const captcha = { provider: "turnstile", siteKey: "public", secret: "secret" } as const;
  const latest = {
    captcha: "turnstile",
    brand: { name: "Acme" },
    consent: "",
    language: "en",
    otherLanguages: [],
    messages: {},
    survey: { offers: { regions: [], currencies: [], rates: {}, technologies: [] } },
  };
  const siteSettings = { latest, latestIn: () => latest } as never;
  setForms(await open(OPEN, captcha, undefined, siteSettings));
  // SEC-29: the consent text applies from the moment it is set.
  expect(forms.support().consent).toBeUndefined();
  latest.consent = "By sending this you agree.";
  expect(forms.support().consent).toEqual({
    text: latest.consent,
    mark: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect([forms.support().captcha, (await forms.challenge()).status]).toEqual([
    { provider: "turnstile", siteKey: "public" },
    404,
  ]);
  latest.captcha = "altcha";
  expect([forms.support().captcha.provider, (await forms.challenge()).status]).toEqual([
    "altcha",
    200,
  ]);
  // A page opened earlier still has the vendor's widget.
  expect((await post({ captcha: "a-vendor-token" }, JSON_ACCEPTED)).status).toBe(200);
});

test("[SEC-06] a rate-limited message of the text question gets its page, with its words and a retry time", async () => {
  await forms.close();
  const one = { posts: 1, seconds: 3600 };
  setForms(await open({ ...OPEN, questionRates: { perAddress: one, overall: one } }));
  expect((await post(answered())).status).toBe(200);
  const refused = await post({ ...answered(), description: "My second message" });
  expect([refused.status, Number(refused.headers.get("retry-after")) > 60]).toEqual([422, true]);
  expect(rendered.at(-1)).toMatchObject({
    status: "failed",
    message: expect.stringContaining("Your entries are still here"),
    values: { description: "My second message" },
  });
});

test("[NODE-14] another node accepts a form of this node's page, in both directions, and its captcha is spent for both", async () => {
  const [one, two] = [forms, await open()];
  const fromOne = answered();
  setForms(two);
  const fromTwo = answered();
  expect((await post({ ...fromOne, description: "Old page, new node" })).status).toBe(200);
  setForms(one);
  expect((await post({ ...fromTwo, description: "New page, old node" })).status).toBe(200);
  expect((await post({ ...fromOne, description: "Once more" }, JSON_ACCEPTED)).status).toBe(422);
  await two.close();
});
