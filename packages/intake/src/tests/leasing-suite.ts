import { expect, test } from "vitest";
import type { Journal } from "#journal/journal.ts";
import { sampleSubmission } from "#tests/samples.ts";

const NOW = Date.UTC(2026, 0, 5, 12);
const LEASE = 60_000;

export function leasingSuite(journal: () => Journal): void {
  const claim = (owner: string, now = NOW, limit = 10) =>
    journal().claim({ owner, target: "host", now, leaseMs: 60_000, limit });

  test("two workers never hold the same row; an expired lease is due again", async () => {
    for (let count = 0; count < 10; count += 1)
      await journal().store(sampleSubmission(), ["host"], null);
    const [a, b] = await Promise.all([claim("a", NOW, 6), claim("b", NOW, 6)]);
    expect(new Set([...a, ...b].map(({ id }) => id)).size).toBe(10);
    expect(a.length + b.length).toBe(10);
    expect(await claim("c", NOW + LEASE - 1)).toHaveLength(0);
    const again = await claim("c", NOW + LEASE);
    expect(again).toHaveLength(10);
    expect(again[0]?.attempt).toBe(2);
  });

  test("a lease by a clock that was set back since does not hold for ever", async () => {
    await journal().store(sampleSubmission({ receivedAt: NOW - 86_400_000 }), ["host"], null);
    await claim("a");
    expect(await claim("b", NOW - 86_400_000)).toHaveLength(1);
  });

  test("a renewed lease holds, for its owner only", async () => {
    await journal().store(sampleSubmission(), ["host"], null);
    const [job] = await claim("a");
    await journal().renew([job?.id ?? ""], "b", NOW + 5 * LEASE);
    await journal().renew([job?.id ?? ""], "a", NOW + 2 * LEASE);
    expect(await claim("b", NOW + 2 * LEASE - 1)).toHaveLength(0);
    expect(await claim("b", NOW + 2 * LEASE)).toHaveLength(1);
  });

  test("a worker that lost the lease changes nothing, but delivered stays delivered", async () => {
    await journal().store(sampleSubmission(), ["host"], null);
    const [job] = await claim("a");
    await claim("b", NOW + LEASE);
    await journal().settle(job?.id ?? "", "a", { state: "set-aside", at: NOW, error: "late" });
    expect(await journal().tally()).toMatchObject({ host: { waiting: 1, setAside: 0 } });
    await journal().settle(job?.id ?? "", "a", { state: "delivered", at: NOW });
    expect(await journal().tally()).toEqual({});
    await journal().settle(job?.id ?? "", "b", { state: "waiting", dueAt: NOW, error: "later" });
    expect(await claim("c", NOW + 2 * LEASE)).toHaveLength(0);
  });

  test("a row waits until it is due, keeps its attempts, and may be made due early", async () => {
    await journal().store(sampleSubmission(), ["host"], null);
    const [job] = await claim("a");
    await journal().settle(job?.id ?? "", "a", {
      state: "waiting",
      dueAt: NOW + 900_000,
      error: "down",
    });
    expect(await journal().nextDue("host")).toBe(NOW + 900_000);
    expect(await claim("a", NOW + 899_999)).toHaveLength(0);
    await journal().makeDue("mail", NOW);
    expect(await journal().nextDue("host")).toBe(NOW + 900_000);
    await journal().makeDue("host", NOW);
    expect((await claim("a"))[0]?.attempt).toBe(2);
  });

  test("a returned lease does not count as an attempt", async () => {
    await journal().store(sampleSubmission(), ["host"], null);
    const [job] = await claim("a");
    await journal().settle(job?.id ?? "", "a", { state: "waiting", dueAt: NOW });
    expect((await claim("b"))[0]?.attempt).toBe(1);
  });

  test("the tally has what waits, since when, and what was set aside", async () => {
    await journal().store(sampleSubmission(), ["host"], null);
    await journal().store(sampleSubmission({ receivedAt: NOW - 5000 }), ["host"], null);
    expect(await journal().tally()).toEqual({
      host: { waiting: 2, setAside: 0, oldestWaiting: NOW - 5000 },
    });
    const [oldest] = await claim("a", NOW, 1);
    await journal().settle(oldest?.id ?? "", "a", { state: "set-aside", at: NOW, error: "spam" });
    expect(await journal().tally()).toEqual({
      host: { waiting: 1, setAside: 1, oldestWaiting: NOW },
    });
    await journal().probe(NOW);
  });
}

export function targetsSuite(journal: () => Journal): void {
  const claim = (owner: string, now = NOW, limit = 10) =>
    journal().claim({ owner, target: "host", now, leaseMs: LEASE, limit });

  test("each target has its own rows, due times and tally", async () => {
    await journal().store(sampleSubmission(), ["host", "mail"], null);
    const [job] = await claim("a");
    expect(job?.target).toBe("host");
    expect(await claim("a")).toHaveLength(0);
    const [mail] = await journal().claim({
      owner: "a",
      target: "mail",
      now: NOW,
      leaseMs: LEASE,
      limit: 10,
    });
    await journal().settle(mail?.id ?? "", "a", {
      state: "set-aside",
      at: NOW,
      error: "answered 550",
    });
    expect(await journal().tally()).toEqual({
      host: { waiting: 1, setAside: 0, oldestWaiting: NOW },
      mail: { waiting: 0, setAside: 1, oldestWaiting: null },
    });
    expect(await journal().nextDue("mail")).toBeNull();
  });

  test("a worker does not get its own rows again, whatever the clock shows, nor any leased row when the clock is in doubt", async () => {
    await journal().store(sampleSubmission(), ["host"], null);
    const [job] = await claim("a");
    const year = 365 * 86_400_000;
    expect(
      await journal().claim({
        owner: "a",
        target: "host",
        now: NOW + year,
        leaseMs: LEASE,
        limit: 10,
        holding: [job?.id ?? ""],
      }),
    ).toHaveLength(0);
    expect(
      await journal().claim({
        owner: "b",
        target: "host",
        now: NOW + year,
        leaseMs: LEASE,
        limit: 10,
        leaseless: true,
      }),
    ).toHaveLength(0);
    expect(await claim("b", NOW + year)).toHaveLength(1);
  });
}

export function dueTimesSuite(journal: () => Journal): void {
  const claim = (owner: string, now = NOW, limit = 10) =>
    journal().claim({ owner, target: "host", now, leaseMs: LEASE, limit });

  test("a row may be taken before it is due, the earliest first", async () => {
    for (const pause of [900_000, 600_000]) {
      await journal().store(sampleSubmission(), ["host"], null);
      const [job] = await claim("a");
      await journal().settle(job?.id ?? "", "a", {
        state: "waiting",
        dueAt: NOW + pause,
        error: "down",
      });
    }
    expect(await claim("a")).toHaveLength(0);
    const early = await journal().claim({
      owner: "a",
      target: "host",
      now: NOW,
      leaseMs: LEASE,
      limit: 1,
      early: true,
    });
    expect(early).toHaveLength(1);
    await journal().settle(early[0]?.id ?? "", "a", { state: "delivered", at: NOW });
    expect(await journal().nextDue("host")).toBe(NOW + 900_000);
  });

  test("a due time by a clock that was set back since does not hold for ever", async () => {
    const day = 86_400_000;
    await journal().store(sampleSubmission({ receivedAt: NOW }), ["host"], null);
    expect(await claim("a", NOW - day)).toHaveLength(1);
    await journal().store(sampleSubmission({ receivedAt: NOW }), ["host"], null);
    const [job] = await claim("a");
    await journal().settle(job?.id ?? "", "a", {
      state: "waiting",
      dueAt: NOW + 900_000,
      error: "down",
    });
    expect((await claim("b", NOW - 2 * day)).length).toBeGreaterThan(0);
  });
}

export function doubtSuite(journal: () => Journal): void {
  const claim = (owner: string, now = NOW) =>
    journal().claim({ owner, target: "host", now, leaseMs: LEASE, limit: 10 });

  test("a row whose worker died is in doubt; a returned or failed one is not", async () => {
    await journal().store(sampleSubmission(), ["host"], null);
    const [first] = await claim("a");
    expect(first?.isInDoubt).toBeUndefined();
    const [again] = await claim("b", NOW + LEASE);
    expect(again?.isInDoubt).toBe(true);
    await journal().settle(again?.id ?? "", "b", { state: "waiting", dueAt: NOW, error: "down" });
    const [failed] = await claim("c", NOW + LEASE);
    expect(failed?.isInDoubt).toBeUndefined();
    await journal().settle(failed?.id ?? "", "c", { state: "waiting", dueAt: NOW });
    expect((await claim("d", NOW + LEASE))[0]?.isInDoubt).toBeUndefined();
  });

  test("a row in doubt keeps its time, whatever responds again, and counts its doubts; a person may send it", async () => {
    await journal().store(sampleSubmission(), ["host"], null);
    const [first] = await claim("a");
    expect(first?.doubts).toBe(0);
    const due = NOW + 60_000;
    const doubt = {
      state: "waiting",
      dueAt: due,
      error: "answered HTTP 500",
      inDoubt: true,
    } as const;
    await journal().settle(first?.id ?? "", "a", doubt);
    await journal().makeDue("host", NOW);
    const early = { owner: "a", target: "host", now: NOW, leaseMs: LEASE, limit: 1, early: true };
    expect([await journal().claim(early), await journal().nextDue("host")]).toEqual([[], due]);
    const [second] = await claim("a", due);
    expect(second?.doubts).toBe(1);
    await journal().settle(second?.id ?? "", "a", {
      state: "waiting",
      dueAt: due * 2,
      error: "503",
    });
    const [third] = await journal().claim(early);
    expect(third?.doubts).toBe(1);
    await journal().settle(third?.id ?? "", "a", doubt);
    expect(await journal().replay({}, NOW)).toBe(1);
    expect((await claim("a"))[0]?.doubts).toBe(0);
  });

  test("a token is spent once, until it expires", async () => {
    const link = { token: "link:1", until: NOW + 1000 };
    expect(await journal().spend(link)).toBe(true);
    expect(await journal().spend(link)).toBe(false);
    await journal().dropSpent(NOW + 2000);
    expect(await journal().spend(link)).toBe(true);
  });
}
