import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Names the contract's sources. Replies are kept as the contract read them, so a page built on a
 * changed contract must not get those of the old one; whatever changed, the name does.
 */
export function contractVersion(): string {
  const folder = dirname(fileURLToPath(import.meta.resolve("@meridian/contract")));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, 12);
}
