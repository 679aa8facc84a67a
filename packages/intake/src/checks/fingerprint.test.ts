import { expect, test } from "vitest";
import { fingerprint } from "#checks/fingerprint.ts";
import { sampleFile } from "#tests/samples.ts";

const message = {
  kind: "contact",
  variant: "main",
  fields: { email: "ann@example.com", fullname: "Ann" },
  files: [sampleFile()],
};

test("a repeat has the same fingerprint in any order of its fields, an edit or another file another", () => {
  const { email, fullname } = message.fields;
  const repeat = fingerprint({ ...message, fields: { fullname, email } });
  expect(repeat).toBe(fingerprint(message));
  const others = [
    { ...message, variant: "modal" },
    { ...message, fields: { email: fullname, fullname: email } },
    { ...message, fields: { email, fullname: "Anna" } },
    { ...message, files: [] },
    { ...message, files: [{ ...sampleFile(), digest: "other" }] },
  ].map(fingerprint);
  expect(new Set([repeat, ...others]).size).toBe(others.length + 1);
});
