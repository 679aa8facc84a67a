import { expect, onTestFinished, test } from "vitest";
import { createIntake } from "../../packages/intake/src/index.ts";
import { createFakeClock } from "../../packages/intake/src/tests/fake-clock.ts";
import { contactPost, solvedCaptcha } from "../../packages/intake/src/tests/posts.ts";
import { createNotedLog } from "../../packages/intake/src/tests/samples.ts";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { message, post, startHost, startIntake, until } from "./site-fixture.ts";

const DAY = 86_400_000;

test("servers whose clocks are a day ahead, a day behind and ten years ahead share a journal: nothing stays, nothing goes twice", async () => {
  const dataDir = newFolder();
  let down = true;
  const host = await startHost(() =>
    down ? (response) => void response.writeHead(503).end() : undefined,
  );
  const deliver = { host: { contact: { url: host.url } } };
  const keys: string[] = [];
  for (const clockAhead of [0, DAY, -DAY, 3652 * DAY]) {
    const intake = await startIntake({ dataDir, deliver, clockAhead });
    for (let count = 0; count < 5; count += 1) {
      const key = `clock-${clockAhead}-${count}`;
      expect(await post(intake.url, message(key))).toBe(200);
      keys.push(key);
    }
    await until(
      async () => (await intake.metrics()).retried >= 5,
      "its deliveries have failed once",
    );
    await intake.kill();
  }
  down = false;
  // By either clock a killed server's work is free when its lease has ended: two minutes later.
  const right = await startIntake({ dataDir, deliver, clockAhead: 120_000 });
  await until(async () => (await right.metrics()).waiting === 0, "all is delivered", 60);
  expect((await right.metrics()).heldAside).toBe(0);
  expect([...host.taken.values()].toSorted()).toEqual(keys.toSorted());
  expect(host.repeats()).toBe(0);
});

test.each([
  ["ahead by a day", DAY],
  ["ahead by ten years", 3652 * DAY],
  ["back by a day", -DAY],
])(
  "a clock set %s opens no captcha: a spent one stays spent, an old one stays old",
  async (_, jump) => {
    // The captcha's library also uses the real clock.
    const clock = createFakeClock(Date.now());
    const fetch: typeof globalThis.fetch = async () =>
      Response.json({ status: "mail_sent", message: "ok" });
    const intake = await createIntake({
      dataDir: newFolder(),
      formSecret: "s",
      deliver: { host: { contact: { url: "http://host.test/contact/feedback" } } },
      log: createNotedLog(),
      clock,
      fetch,
    });
    onTestFinished(() => intake.stop());
    const spent = await solvedCaptcha(intake);
    const fresh = await solvedCaptcha(intake);
    expect(await intake.take(contactPost(spent))).toMatchObject({ reason: "stored" });
    clock.set(jump);
    await clock.advance(3_600_000);
    clock.set(-jump);
    expect(await intake.take(contactPost({ ...spent, description: "Again" }))).toMatchObject({
      reason: "captcha",
    });
    // An hour later the unused challenge has expired by any clock.
    expect(await intake.take(contactPost({ ...fresh, description: "Late" }))).toMatchObject({
      reason: "captcha",
    });
  },
);
