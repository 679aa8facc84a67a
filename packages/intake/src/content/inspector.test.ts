import { english } from "@meridian/messages/language";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contactForm } from "@meridian/contract/forms";
import { expect, onTestFinished, test, vi } from "vitest";
import { invalid, type Attempt } from "#checks/checks.ts";
import { createContentCheck } from "#content/check-contents.ts";
import { createInspector, type Inspector } from "@meridian/files/documents/inspector";
import { openIntakeFiles } from "#files.ts";
import { newFolder } from "#tests/new-folder.ts";
import { createNotedLog } from "#tests/samples.ts";

const onError = vi.fn<(error: Error) => void>();
const opened = (timeoutMs?: number): Inspector => {
  const inspector = createInspector({ onError, timeoutMs });
  onTestFinished(() => inspector.stop());
  return inspector;
};
const written = (text: string) => {
  const path = join(newFolder(), "file");
  writeFileSync(path, text);
  return { path, size: text.length };
};

const attemptWith = (id: string, name: string): Attempt => ({
  form: contactForm,
  variant: "main",
  posted: {},
  values: {},
  files: [{ id, field: "file-type", name, size: 16, type: "", digest: "", head: new Uint8Array() }],
  address: "",
  t: english,
});

test("determines a file's kind in a worker thread", async () => {
  const inspector = opened();
  expect(await inspector.inspect({ ...written("%PDF-1.7\n1 0 obj"), name: "cv.doc" })).toEqual({
    type: "application/pdf",
    name: "cv.pdf",
    ending: ".pdf",
    marks: [],
  });
  expect(await inspector.inspect({ ...written("MZ"), name: "cv.pdf" })).toEqual({
    refused: "wrong",
  });
});

test("times out", async () => {
  await expect(opened(1).inspect({ ...written("%PDF-1.7\n"), name: "cv.pdf" })).rejects.toThrow(
    /abort/i,
  );
});

test("if a file cannot be inspected, the visitor sees that nothing was sent, and the operator why", async () => {
  const log = createNotedLog();
  const check = createContentCheck({
    files: openIntakeFiles(newFolder()),
    inspector: opened(),
    scanner: null,
    checkFiles: () => null,
    log,
  });
  expect(await check(attemptWith("gone", "cv.pdf"))).toMatchObject({
    reason: "unavailable",
    status: "failed",
    message: expect.stringContaining("wasn't sent"),
  });
  expect(log.lines).toMatchObject([
    { level: "error", details: { alert: true, problem: expect.stringContaining("ENOENT") } },
  ]);
});

test("a document with a wrong ending gets its own ending and type, and the rules for a file are checked again under the new name", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "a"), "%PDF-1.7\n1 0 obj");
  const checked: string[] = [];
  const check = createContentCheck({
    files: openIntakeFiles(folder),
    inspector: opened(),
    scanner: null,
    checkFiles: ({ files }) => {
      checked.push(...files.map(({ name }) => name));
      return invalid("files", { "file-type": "Not this ending" });
    },
    log: createNotedLog(),
  });
  const named = attemptWith("a", "CV.v2.DOC");
  expect(await check(named)).toMatchObject({ errors: { "file-type": "Not this ending" } });
  expect(named.files).toMatchObject([{ name: "CV.v2.pdf", type: "application/pdf" }]);
  expect(checked).toEqual(["CV.v2.pdf"]);
  expect(await check(attemptWith("a", "cv.pdf"))).toBeNull();
});
