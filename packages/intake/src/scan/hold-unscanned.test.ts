import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openIntakeFiles } from "#files.ts";
import type { Job } from "#journal/journal.ts";
import { holdUnscanned } from "#scan/hold-unscanned.ts";
import type { Scan } from "@meridian/files/scan/scanner";
import { newFolder } from "#tests/new-folder.ts";
import { sampleFile, sampleSubmission } from "#tests/samples.ts";

function stand(type: string, scan: Scan) {
  const folder = newFolder();
  const file = sampleFile({ type });
  writeFileSync(join(folder, file.id), "%PDF-1.7");
  const delivered: string[] = [];
  const inner = {
    deliver: async (job: Job) => (
      delivered.push(...job.submission.files.map((given) => given.type)),
      { outcome: "delivered" as const }
    ),
  };
  const job: Job = {
    id: "j",
    target: "host",
    attempt: 1,
    doubts: 0,
    since: 0,
    submission: sampleSubmission({ files: [file] }),
  };
  const held = holdUnscanned(inner, { scan: async () => scan });
  return {
    delivered,
    deliver: () => held.deliver(job, openIntakeFiles(folder), new AbortController().signal),
    gone: () => held.deliver(job, openIntakeFiles(newFolder()), new AbortController().signal),
  };
}

test("delivers a scanned file as it is", async () => {
  const { deliver, delivered } = stand("application/pdf; encrypted=yes", {
    outcome: "away",
    problem: "down",
  });
  expect(await deliver()).toEqual({ outcome: "delivered" });
  expect(delivered).toEqual(["application/pdf; encrypted=yes"]);
});

test("holds an unscanned file while the scanner is unreachable, sets an infected one aside, and delivers a clean one without the flag", async () => {
  const unscanned = "application/pdf; encrypted=yes; unscanned=yes";
  expect(await stand(unscanned, { outcome: "away", problem: "down" }).deliver()).toMatchObject({
    outcome: "retry",
    error: expect.stringContaining("CLAMD_URL"),
  });
  expect(await stand(unscanned, { outcome: "infected", name: "Eicar" }).deliver()).toEqual({
    outcome: "refused",
    error: "its file is infected (Eicar)",
  });
  const clean = stand(unscanned, { outcome: "clean" });
  expect(await clean.deliver()).toEqual({ outcome: "delivered" });
  expect(clean.delivered).toEqual(["application/pdf; encrypted=yes"]);
});

test("retries a file that cannot be read", async () => {
  expect(await stand("application/pdf; unscanned=yes", { outcome: "clean" }).gone()).toMatchObject({
    outcome: "retry",
    error: expect.stringContaining("ENOENT"),
  });
});
