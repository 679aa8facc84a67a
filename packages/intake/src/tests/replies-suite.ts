import { expect, test } from "vitest";
import type { Claim, Journal } from "#journal/journal.ts";
import { sampleSubmission } from "#tests/samples.ts";

const NOW = Date.UTC(2026, 0, 5, 12);
const MINUTE = 60_000;
const claim = (now: number, changes: Partial<Claim> = {}): Claim => ({
  owner: "a",
  target: "reply",
  now,
  leaseMs: MINUTE,
  limit: 9,
  ...changes,
});

/** Rows that wait for their time, and are taken back until a worker leases them. */
export function repliesSuite(journal: () => Journal): void {
  const stored = async (): Promise<string> => {
    const reply = sampleSubmission({ receivedAt: NOW });
    await journal().store(reply, ["reply"], null, NOW + MINUTE);
    return reply.id;
  };

  test("a row with a time is not leased before it, not even to probe or when all is made due", async () => {
    const id = await stored();
    await journal().makeDue("reply", NOW);
    expect(await journal().claim(claim(NOW + MINUTE - 1, { early: true }))).toEqual([]);
    expect(await journal().nextDue("reply")).toBe(NOW + MINUTE);
    expect(await journal().list({ now: NOW, limit: 9 })).toEqual([]);
    expect(await journal().list({ limit: 9 })).toMatchObject([{ submission: id }]);
    const [job] = await journal().claim(claim(NOW + MINUTE));
    expect(job).toMatchObject({ attempt: 1, since: NOW + MINUTE, submission: { id } });
  });

  test("a reply is taken back once; leased, in doubt or delivered it stays", async () => {
    const back = await stored();
    expect(await journal().takeBack(back)).toEqual({ submissions: 1, files: [] });
    expect(await journal().takeBack(back)).toBeNull();
    expect(await journal().claim(claim(NOW + MINUTE))).toEqual([]);
    const id = await stored();
    const [job] = await journal().claim(claim(NOW + MINUTE));
    expect(await journal().takeBack(id)).toBeNull();
    const again = NOW + 2 * MINUTE;
    const failed = { state: "waiting", dueAt: again, error: "answered 451" } as const;
    await journal().settle(job?.id ?? "", "a", { ...failed, inDoubt: true });
    expect(await journal().takeBack(id)).toBeNull();
    await journal().claim(claim(again));
    await journal().settle(job?.id ?? "", "a", { state: "delivered", at: again });
    expect(await journal().takeBack(id)).toBeNull();
  });

  test("a reply that the server refused for now is taken back; a visitor's message never", async () => {
    const id = await stored();
    const [job] = await journal().claim(claim(NOW + MINUTE));
    const failed = { state: "waiting", dueAt: NOW + 2 * MINUTE, error: "answered 451" } as const;
    await journal().settle(job?.id ?? "", "a", failed);
    expect(await journal().takeBack(id)).toEqual({ submissions: 1, files: [] });
    const message = sampleSubmission();
    await journal().store(message, ["host"], null);
    expect(await journal().takeBack(message.id)).toBeNull();
    expect(await journal().read(message.id)).not.toBeNull();
  });
}
