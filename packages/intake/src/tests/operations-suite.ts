import { expect, test } from "vitest";
import type { Journal } from "#journal/journal.ts";
import type { Submission } from "#submission.ts";
import { sampleFile, sampleSubmission } from "#tests/samples.ts";

const NOW = Date.UTC(2026, 0, 5, 12);
const DAY = 86_400_000;

async function settled(
  journal: Journal,
  submission: Submission,
  state: "delivered" | "set-aside" | "waiting",
  at = NOW,
): Promise<Submission> {
  await journal.store(submission, ["host"], null);
  const [job] = await journal.claim({
    owner: "a",
    target: "host",
    now: at,
    leaseMs: 60_000,
    limit: 1,
  });
  const end =
    state === "waiting"
      ? { state, dueAt: at + 1000, error: "down" }
      : state === "delivered"
        ? { state, at }
        : { state, at, error: "answered spam" };
  await journal.settle(job?.id ?? "", "a", end);
  return submission;
}

export function operationsSuite(journal: () => Journal): void {
  test("the list shows what is undelivered, oldest first, or all", async () => {
    const aside = await settled(journal(), sampleSubmission({ receivedAt: NOW - 5 }), "set-aside");
    const waiting = await settled(journal(), sampleSubmission({ receivedAt: NOW - 3 }), "waiting");
    const delivered = await settled(
      journal(),
      sampleSubmission({ receivedAt: NOW - 1 }),
      "delivered",
    );
    expect(await journal().list({ limit: 10 })).toEqual([
      {
        submission: aside.id,
        kind: "contact",
        target: "host",
        state: "set-aside",
        attempts: 1,
        since: NOW - 5,
        dueAt: NOW - 5,
        settledAt: NOW,
        error: "answered spam",
      },
      {
        submission: waiting.id,
        kind: "contact",
        target: "host",
        state: "waiting",
        attempts: 1,
        since: NOW - 3,
        dueAt: NOW + 1000,
        settledAt: null,
        error: "down",
      },
    ]);
    expect(await journal().list({ limit: 10, all: true })).toHaveLength(3);
    expect(await journal().list({ limit: 1, all: true })).toHaveLength(1);
    expect(await journal().list({ limit: 9, all: true, submission: delivered.id })).toMatchObject([
      { state: "delivered", settledAt: NOW, error: null },
    ]);
  });

  test("reads a whole submission", async () => {
    const submission = sampleSubmission({ files: [sampleFile(), sampleFile({ name: "b.pdf" })] });
    await journal().store(submission, ["host"], null);
    expect(await journal().read(submission.id)).toEqual(submission);
    expect(await journal().read("other")).toBeNull();
  });

  test("a replay gives what was set aside another 72 hours, and nothing else", async () => {
    const aside = await settled(
      journal(),
      sampleSubmission({ receivedAt: NOW - 3 * DAY }),
      "set-aside",
    );
    await settled(journal(), sampleSubmission(), "set-aside");
    await settled(journal(), sampleSubmission(), "delivered");
    expect(await journal().replay({ submission: aside.id, target: "mail" }, NOW)).toBe(0);
    expect(await journal().replay({ submission: aside.id }, NOW)).toBe(1);
    const [job] = await journal().claim({
      owner: "b",
      target: "host",
      now: NOW,
      leaseMs: 60_000,
      limit: 10,
    });
    expect(job).toMatchObject({
      attempt: 1,
      since: NOW,
      submission: { id: aside.id, receivedAt: NOW - 3 * DAY },
    });
    expect(await journal().replay({}, NOW)).toBe(1);
  });
}

export function removingSuite(journal: () => Journal): void {
  test("erases everything that came under an address, delivered or not, and nothing of others", async () => {
    const file = sampleFile();
    const mine = [
      sampleSubmission({ files: [file] }),
      sampleSubmission({ kind: "price-request", fields: { "your-email": "anna@example.com" } }),
    ];
    const letter = sampleSubmission({ variant: "reply" });
    const others = [
      sampleSubmission({ fields: { email: "joanna@example.com", description: "x" } }),
      sampleSubmission({
        fields: { email: "b@example.com", description: 'She is "anna@example.com"' },
      }),
    ];
    for (const submission of [...mine, letter, ...others])
      await journal().store(submission, ["host", "mail"], null);
    const theirs = { submissions: 2, letters: 1 };
    expect(await journal().countOf(" Anna@Example.COM ")).toEqual(theirs);
    const removed = { ...theirs, files: [file.id] };
    expect(await journal().erase(" Anna@Example.COM ")).toEqual(removed);
    for (const { id } of [...mine, letter]) expect(await journal().read(id)).toBeNull();
    for (const { id } of others) expect(await journal().read(id)).not.toBeNull();
    expect(await journal().list({ limit: 10 })).toHaveLength(4);
    expect((await journal().knownFiles([file.id])).size).toBe(0);
    const none = { submissions: 0, letters: 0, files: [] };
    expect(await journal().erase("other@example.com")).toEqual(none);
  });

  test("a delivery in progress while its submission is erased ends without an error", async () => {
    await journal().store(sampleSubmission(), ["host"], null);
    const [job] = await journal().claim({
      owner: "a",
      target: "host",
      now: NOW,
      leaseMs: 60_000,
      limit: 1,
    });
    await journal().erase("anna@example.com");
    await journal().settle(job?.id ?? "", "a", { state: "delivered", at: NOW });
    expect(await journal().tally()).toEqual({});
  });

  test("old settled submissions expire, in portions; waiting or recently settled ones stay", async () => {
    const file = sampleFile();
    const old = await settled(
      journal(),
      sampleSubmission({ receivedAt: NOW - 40 * DAY, files: [file] }),
      "delivered",
      NOW - 39 * DAY,
    );
    const older = await settled(
      journal(),
      sampleSubmission({ receivedAt: NOW - 41 * DAY }),
      "set-aside",
      NOW - 38 * DAY,
    );
    const late = await settled(
      journal(),
      sampleSubmission({ receivedAt: NOW - 42 * DAY }),
      "delivered",
      NOW - DAY,
    );
    const waiting = await settled(
      journal(),
      sampleSubmission({ receivedAt: NOW - 43 * DAY }),
      "waiting",
      NOW - 39 * DAY,
    );
    expect(await journal().expire(NOW - 30 * DAY, 1)).toEqual({ submissions: 1, files: [] });
    expect(await journal().expire(NOW - 30 * DAY, 10)).toEqual({
      submissions: 1,
      files: [file.id],
    });
    for (const { id } of [old, older]) expect(await journal().read(id)).toBeNull();
    for (const { id } of [late, waiting]) expect(await journal().read(id)).not.toBeNull();
  });
}
