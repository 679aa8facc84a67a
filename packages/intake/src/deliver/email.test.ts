import { MARK_WORDS } from "@meridian/contract/files/file-marks";
import { expect, test } from "vitest";
import { noticeOf } from "#deliver/email.ts";
import { sampleFile, sampleSubmission } from "#tests/samples.ts";

const noticed = (type: string): string =>
  noticeOf(sampleSubmission({ files: [sampleFile({ type })] }), "https://www.example.com").text;

test("[SEC-08] the company's e-mail warns of a file with marks", () => {
  const warned = noticed("application/pdf; active=yes");
  expect(warned).toContain(`plan.pdf (1 kB)\n${MARK_WORDS.active.warning}`);
  expect(noticed("application/pdf")).toContain("Attached: plan.pdf (1 kB)\n");
});
