import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const root = dirname(dirname(import.meta.dirname));

const GENERATED =
  /package-lock\.json|migrations\/|payload-types\.ts|importMap\.js|packages\/demo\/content\/|next-env\.d\.ts/;

/** Files that git tracks or would track, as paths from the root. */
export function files(pattern: RegExp): string[] {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
    { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 },
  );
  return listed
    .split("\0")
    .filter((path) => path !== "" && pattern.test(path) && !GENERATED.test(path));
}

export const read = (path: string): string => readFileSync(join(root, path), "utf8");
export const lineCount = (path: string): number => read(path).trimEnd().split("\n").length;
