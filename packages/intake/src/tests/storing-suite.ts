import { expect, test } from "vitest";
import type { Journal } from "#journal/journal.ts";
import { sampleFile, sampleSubmission } from "#tests/samples.ts";

const NOW = Date.UTC(2026, 0, 5, 12);

export function storingSuite(journal: () => Journal): void {
  const claim = (owner: string, now = NOW, limit = 10) =>
    journal().claim({ owner, target: "host", now, leaseMs: 60_000, limit });

  test("a submission is read as it was stored, byte for byte, with its files", async () => {
    const submission = sampleSubmission({
      fields: { fullname: "Ünal \u0000 '; drop table submissions; -- 😀\r\n", email: "a@b.test" },
      files: [sampleFile({ name: "ein ‹Plan›.pdf" }), sampleFile()],
      source: { referrer: "https://example.com/", utm_campaign: "'; drop 😀" },
    });
    expect(await journal().store(submission, ["host"], null)).toEqual({ outcome: "stored" });
    expect(await journal().find(submission.key)).toEqual({ id: submission.id, fingerprint: "f" });
    expect((await claim("a"))[0]).toMatchObject({
      target: "host",
      attempt: 1,
      since: NOW,
      submission,
    });
    expect(await journal().knownFiles([submission.files[0]?.id ?? "", "other"])).toEqual(
      new Set([submission.files[0]?.id]),
    );
  });

  test("the same key and content is the same submission; other content is refused", async () => {
    const submission = sampleSubmission();
    await journal().store(submission, ["host"], null);
    expect(
      await journal().store(sampleSubmission({ key: submission.key }), ["host"], null),
    ).toEqual({ outcome: "repeated", id: submission.id });
    expect(
      await journal().store(
        sampleSubmission({ key: submission.key, fingerprint: "g" }),
        ["host"],
        null,
      ),
    ).toEqual({ outcome: "conflict" });
    expect(await claim("a")).toHaveLength(1);
  });

  test("twenty equal simultaneous posts are one submission, though all have the same captcha", async () => {
    const posts = Array.from({ length: 20 }, () =>
      journal().store(sampleSubmission({ key: "form:same" }), ["host"], {
        token: "t",
        until: NOW + 1,
      }),
    );
    const outcomes = (await Promise.all(posts)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "repeated")).toHaveLength(19);
  });

  test("[CON-04] a captcha is spent once in fifty simultaneous replays", async () => {
    const posts = Array.from({ length: 50 }, () =>
      journal().store(sampleSubmission(), ["host"], { token: "t", until: NOW + 1 }),
    );
    const outcomes = (await Promise.all(posts)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "spent")).toHaveLength(49);
    expect(await claim("a", NOW, 100)).toHaveLength(1);
  });

  test("drops a spent captcha when it has expired, not before", async () => {
    await journal().store(sampleSubmission(), [], { token: "t", until: NOW });
    await journal().dropSpent(NOW);
    expect(await journal().store(sampleSubmission(), [], { token: "t", until: NOW })).toEqual({
      outcome: "spent",
    });
    await journal().dropSpent(NOW + 1);
    expect(await journal().store(sampleSubmission(), [], { token: "t", until: NOW })).toEqual({
      outcome: "stored",
    });
  });
}
