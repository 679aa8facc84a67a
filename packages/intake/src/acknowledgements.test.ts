import { expect, test } from "vitest";
import { createAcknowledgements } from "#outbox/acknowledgements.ts";
import { setIntake, intake, intakeFixture, open, rows } from "#tests/intake-fixture.ts";
import { contactPost, solvedCaptcha } from "#tests/posts.ts";

intakeFixture();

test("[SEC-04] nine messages under one address are nine messages and three acknowledgements", async () => {
  await intake.stop();
  setIntake(
    await open({
      deliver: {
        host: { contact: { url: "http://host.test/contact/feedback" } },
        mail: () => ({
          url: "smtp://127.0.0.1:1",
          from: "site@example.com",
          to: ["desk@example.com"],
          acknowledges: () => true,
          site: "http://site.test",
          brand: "Meridian",
        }),
      },
    }),
  );
  for (let at = 0; at < 9; at++)
    expect(
      await intake.take(
        contactPost({
          ...(await solvedCaptcha(intake)),
          email: at % 2 ? "Victim@Example.com" : "victim@example.com",
          description: `Message ${at}`,
        }),
      ),
    ).toMatchObject({ status: "sent" });
  const targets = rows("outbox").map(({ target }) => target);
  expect(rows("submissions")).toHaveLength(9);
  expect(targets.filter((target) => target === "mail")).toHaveLength(9);
  expect(targets.filter((target) => target === "acknowledgement")).toHaveLength(3);
});

test("another address gets its own acknowledgements, and the next day the first one again", async () => {
  const fields = { kind: "contact", variant: "main" } as const;
  let now = Date.UTC(2026, 10, 25);
  const may = createAcknowledgements(() => now);
  const mayAcknowledge = (email: string) => may({ ...fields, fields: { email } });
  expect(
    await Promise.all(
      ["a", "a", "a", "a", "b"].map((name) => mayAcknowledge(`${name}@example.com`)),
    ),
  ).toEqual([true, true, true, false, true]);
  now += 24 * 3_600_000;
  expect(await mayAcknowledge("a@example.com")).toBe(true);
  expect(await mayAcknowledge("")).toBe(true);
});
