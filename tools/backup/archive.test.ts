import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createArchive, unpack } from "./archive.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "archive-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// Pictures and resumes do not shrink: the archive is then read in many pieces.
test.each([0, 1, 511, 512, 513, 40_000, 200_000, 1_000_000])(
  "a file of %i bytes that cannot be compressed is archived, and what follows it",
  async (size) => {
    const [archive, file] = [join(folder, "one.tar.gz"), join(folder, "file")];
    writeFileSync(file, randomBytes(size));
    const { add, finish } = await createArchive(archive);
    expect(await add("é picture.webp", { file }, 0o600)).toBe(size);
    for (const name of ["a/", "b/", "c/"]) await add(name, null, 0o700);
    await add("a/whole", readFileSync(file), 0o600);
    await add("last", Buffer.from("end"), 0o640);
    expect((await finish()).size).toBe(statSync(archive).size);
    const into = mkdtempSync(join(folder, "into-"));
    await unpack(archive, into);
    for (const name of ["é picture.webp", "a/whole"])
      expect(readFileSync(join(into, name)).equals(readFileSync(file))).toBe(true);
    expect(readFileSync(join(into, "last"), "utf8")).toBe("end");
    expect(statSync(join(into, "c")).isDirectory()).toBe(true);
  },
);
