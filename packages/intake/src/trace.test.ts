import { expect, test } from "vitest";
import { until } from "#tests/fake-clock.ts";
import { delivered, intake, intakeFixture, open, setIntake } from "#tests/intake-fixture.ts";
import { contactPost, solvedCaptcha } from "#tests/posts.ts";

intakeFixture();

test("[NODE-15] the trace gets a message's storing, then its delivery, by its id; refused ones are not reported", async () => {
  await intake.stop();
  const traced: string[] = [];
  setIntake(
    await open({
      trace: {
        storing: (submission, work) => (traced.push(`stored ${submission}`), work()),
        delivering: (submission, target, work) => (
          traced.push(`delivered ${submission} to ${target}`),
          work()
        ),
      },
    }),
  );
  await intake.take(contactPost());
  const { id } = await intake.take(contactPost(await solvedCaptcha(intake)));
  await until(() => delivered.length === 1, "it was delivered");
  expect(traced).toEqual([`stored ${id}`, `delivered ${id} to host`]);
});
