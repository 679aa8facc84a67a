import { expect, test } from "vitest";
import { unset, type Deliverer, type Delivery } from "#deliver/deliverer.ts";
import { until } from "#tests/fake-clock.ts";
import { outboxFixture } from "#tests/outbox-fixture.ts";

const stand = outboxFixture();

test("delivers what is stored at once, and once", async () => {
  const outbox = stand.work(stand.accept);
  const id = await stand.store();
  outbox.notify();
  await until(() => stand.counters.delivered === 1, "it is delivered");
  await stand.clock.advance(3_600_000);
  expect(stand.arrived).toEqual([id]);
  expect(await stand.journal.tally()).toEqual({});
});

test("an incomplete delivery is logged with what is missing, and is not repeated", async () => {
  const outbox = stand.work(async () => ({
    outcome: "delivered",
    note: "one address was refused",
  }));
  const id = await stand.store();
  outbox.notify();
  await until(() => stand.counters.delivered === 1, "it is delivered");
  const warnings = stand.log.lines.filter(({ message }) => message.includes("incompletely"));
  expect(warnings.map(({ details }) => [details.submission, details.problem])).toEqual([
    [id, "one address was refused"],
  ]);
  expect(await stand.journal.tally()).toEqual({});
});

test("retries a failed message after growing pauses", async () => {
  const outbox = stand.work(async () => ({
    outcome: "retry",
    error: "could not be reached: ECONNREFUSED",
  }));
  await stand.store();
  outbox.notify();
  for (let count = 1; count <= 5; count += 1) {
    await until(() => stand.counters.retried === count, `attempt ${count} has failed`);
    const pause = ((await stand.journal.nextDue("host")) ?? 0) - stand.clock.now();
    expect(pause / (5000 * 2 ** (count - 1))).toBeGreaterThanOrEqual(0.8);
    expect(pause / (5000 * 2 ** (count - 1))).toBeLessThanOrEqual(1.2);
    await stand.clock.advance(pause + 1);
  }
});

test(
  "a host that was down for three days gets everything within a minute of its return",
  { timeout: 120_000 },
  async () => {
    let down = true;
    let attempts = 0;
    const outbox = stand.work(async (job) => {
      attempts += 1;
      return down
        ? { outcome: "retry", error: "could not be reached: ECONNREFUSED" }
        : stand.accept(job);
    });
    for (let count = 0; count < 5; count += 1) await stand.store();
    outbox.notify();
    await stand.clock.advance(71 * 3_600_000);
    // About one attempt in 45 s for any number of messages.
    expect(attempts).toBeGreaterThan(4000);
    expect(attempts).toBeLessThan(8000);
    down = false;
    await stand.clock.advance(60_000);
    await until(() => stand.counters.delivered === 5, "all are delivered");
    expect(new Set(stand.arrived).size).toBe(5);
    expect(stand.counters.setAside).toBe(0);
  },
);

test("a restart tries at once what waits for later", async () => {
  const id = await stand.store();
  const [job] = await stand.journal.claim({
    owner: "before",
    target: "host",
    now: stand.clock.now(),
    leaseMs: 60_000,
    limit: 1,
  });
  await stand.journal.settle(job?.id ?? "", "before", {
    state: "waiting",
    dueAt: stand.clock.now() + 900_000,
    error: "down",
  });
  stand.work(stand.accept).notify();
  await until(() => stand.counters.delivered === 1, "it is delivered");
  expect(stand.arrived).toEqual([id]);
});

test("does not retry one message that always fails for each that succeeds", async () => {
  let tries = 0;
  const poison = await stand.store();
  const outbox = stand.work(async (job) => {
    if (job.submission.id !== poison) return stand.accept(job);
    tries += 1;
    return { outcome: "retry", error: "answered HTTP 500" };
  });
  for (let count = 0; count < 200; count += 1) {
    await stand.store();
    outbox.notify();
    await stand.clock.advance(1000);
  }
  expect(stand.counters.delivered).toBe(200);
  expect(tries).toBeLessThan(12);
});

test("leaves a target with Retry-After alone until then, also for new messages", async () => {
  let isBusy = true;
  const attempts: number[] = [];
  const outbox = stand.work(async (job) => {
    attempts.push(stand.clock.now());
    return isBusy
      ? { outcome: "retry", error: "answered HTTP 429", afterMs: 600_000 }
      : stand.accept(job);
  });
  const began = stand.clock.now();
  await stand.store();
  outbox.notify();
  await until(() => stand.counters.retried === 1, "it returns Retry-After of ten minutes");
  await stand.store();
  outbox.notify();
  await stand.clock.advance(595_000);
  expect(attempts).toEqual([began]);
  isBusy = false;
  await stand.clock.advance(40_000);
  await until(() => stand.counters.delivered === 2, "both go out");
});

test("sets a refusal aside at once, with an alert that names no visitor", async () => {
  const outbox = stand.work(async () => ({ outcome: "refused", error: "answered spam" }));
  await stand.store();
  outbox.notify();
  await until(() => stand.counters.setAside === 1, "it is set aside");
  expect(await stand.journal.tally()).toMatchObject({ host: { waiting: 0, setAside: 1 } });
  const alert = stand.log.lines.find(({ details }) => details.alert === true);
  expect(alert).toMatchObject({
    level: "error",
    details: { problem: "answered spam", target: "host" },
  });
  expect(JSON.stringify(stand.log.lines)).not.toMatch(/Anna|anna@example/);
});

test("sets an undelivered message aside after 72 hours, with its last error", async () => {
  const outbox = stand.work(async () => ({ outcome: "retry", error: "answered HTTP 500" }));
  await stand.store({ receivedAt: stand.clock.now() - 71 * 3_600_000 });
  outbox.notify();
  await stand.clock.advance(3_600_000 - 60_000);
  expect(stand.counters.setAside).toBe(0);
  await stand.clock.advance(120_000);
  await until(() => stand.counters.setAside === 1, "past them it is set aside");
  expect(stand.log.lines.find(({ details }) => details.alert === true)?.details.problem).toBe(
    "given up after 72 hours: answered HTTP 500",
  );
});

test("a target that hangs does not delay the others", async () => {
  const hanging: Deliverer = {
    deliver: (_job, _files, signal) =>
      new Promise((_, reject) =>
        signal.addEventListener("abort", () => reject(new Error("aborted"))),
      ),
  };
  const outbox = stand.workFor({ mail: hanging, host: { deliver: stand.accept } });
  for (let count = 0; count < 30; count += 1) await stand.store({}, ["mail", "host"]);
  outbox.notify();
  await until(
    () => stand.counters.delivered === 30,
    "the host has them all, without a tick of the clock",
  );
  expect(await stand.journal.tally()).toMatchObject({ mail: { waiting: 30 } });
  const stopped = outbox.stop();
  await stand.clock.advance(5000);
  await stopped;
});

test("names the missing setting for rows of a target that is no longer set", async () => {
  stand.workFor({ mail: unset("SMTP_URL and MAIL_TO"), host: { deliver: stand.accept } });
  await stand.store({}, ["mail"]);
  await stand.clock.advance(31_000);
  await until(() => stand.counters.retried > 0, "it is looked at");
  expect(stand.log.lines.find(({ level }) => level === "warn")?.details.problem).toBe(
    "it cannot be delivered: set SMTP_URL and MAIL_TO",
  );
});

test("does not send a delivery again while its result cannot be recorded", async () => {
  const whole = stand.journal;
  let broken = true;
  stand.journal = {
    ...whole,
    settle: (...settling) =>
      broken ? Promise.reject(new Error("database or disk is full")) : whole.settle(...settling),
  };
  const outbox = stand.work(stand.accept);
  await stand.store();
  outbox.notify();
  await stand.clock.advance(300_000);
  expect(stand.arrived).toHaveLength(1);
  broken = false;
  await stand.clock.advance(6000);
  await until(() => stand.counters.delivered === 1, "it is written down");
  expect(stand.arrived).toHaveLength(1);
  expect(await stand.journal.tally()).toEqual({});
});

test("two workers on one journal deliver everything, nothing twice", async () => {
  const ids = new Set<string>();
  for (let count = 0; count < 40; count += 1) ids.add(await stand.store());
  const [a, b] = [stand.work(stand.accept), stand.work(stand.accept)];
  a.notify();
  b.notify();
  await until(() => stand.counters.delivered === 40, "all is delivered");
  expect(stand.arrived).toHaveLength(40);
  expect(new Set(stand.arrived)).toEqual(ids);
});

test("a delivery of ten minutes keeps its lease: no other worker takes it meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<Delivery>();
  await stand.store();
  const [slow, other] = [stand.work(() => promise), stand.work(stand.accept)];
  slow.notify();
  await until(
    async () => ((await stand.journal.nextDue("host")) ?? 0) > stand.clock.now(),
    "it is under way",
  );
  other.notify();
  await stand.clock.advance(600_000);
  expect(stand.arrived).toEqual([]);
  resolve({ outcome: "delivered" });
  await until(() => stand.counters.delivered === 1, "it is delivered");
});

test("at most four deliveries run at once", async () => {
  let underWay = 0;
  let most = 0;
  const outbox = stand.work(async (job) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return stand.accept(job);
  });
  for (let count = 0; count < 20; count += 1) await stand.store();
  outbox.notify();
  await until(() => stand.counters.delivered === 20, "all is delivered");
  expect(most).toBe(4);
});

test("a stop in the middle of a delivery returns the lease, and the next worker delivers", async () => {
  const hanging = stand.work(
    (_, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(new Error("aborted"))),
      ),
  );
  const id = await stand.store();
  hanging.notify();
  await until(
    async () => ((await stand.journal.nextDue("host")) ?? 0) > stand.clock.now(),
    "it is under way",
  );
  const stopped = hanging.stop();
  await stand.clock.advance(5000);
  await stopped;
  const next = stand.work(stand.accept);
  next.notify();
  await until(() => stand.counters.delivered === 1, "it is delivered after the restart");
  expect(stand.arrived).toEqual([id]);
  expect(stand.log.lines.some(({ message }) => message.includes("will be tried again"))).toBe(
    false,
  );
});

test("a stop waits for a delivery that is about to end", async () => {
  const { promise, resolve } = Promise.withResolvers<Delivery>();
  const outbox = stand.work(() => promise);
  await stand.store();
  outbox.notify();
  await until(
    async () => ((await stand.journal.nextDue("host")) ?? 0) > stand.clock.now(),
    "it is under way",
  );
  const stopped = outbox.stop();
  resolve({ outcome: "delivered" });
  await stopped;
  expect(stand.counters.delivered).toBe(1);
  expect(await stand.journal.tally()).toEqual({});
});

test("polls an unreadable journal again, and work continues", async () => {
  let broken = true;
  const whole = stand.journal;
  stand.journal = {
    ...whole,
    claim: (claim) => (broken ? Promise.reject(new Error("disk I/O error")) : whole.claim(claim)),
  };
  const outbox = stand.work(stand.accept);
  await stand.store();
  outbox.notify();
  await until(
    () => stand.log.lines.some(({ level }) => level === "error"),
    "the trouble is logged",
  );
  broken = false;
  await stand.clock.advance(5000);
  await until(() => stand.counters.delivered === 1, "it is delivered");
  expect(stand.arrived).toHaveLength(1);
});
