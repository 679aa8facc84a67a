/** Reads our Dockerfiles: stages, copied files, commands. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

export interface Copy {
  /** A stage; `undefined` for the project's folder. */
  from: string | undefined;
  sources: string[];
  to: string;
}

export interface Stage {
  name: string;
  /** An image, or an earlier stage. */
  base: string;
  copies: Copy[];
  lines: string[];
}

export function readDockerfile(path: string): Stage[] {
  const lines = readFileSync(join(root, path), "utf8")
    .replaceAll("\\\n", " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  const stages: Stage[] = [];
  const before: string[] = [];
  for (const line of lines) {
    if (stages.length === 0 && line.startsWith("ARG ")) {
      before.push(line);
      continue;
    }
    const [, base, name = ""] = /^FROM (\S+)(?: AS (\S+))?$/.exec(line) ?? [];
    if (base !== undefined) stages.push({ name, base, copies: [], lines: [...before] });
    const stage = stages.at(-1);
    if (!stage) throw new Error(`${path} does not begin with FROM`);
    stage.lines.push(line);
    const [, from, paths = ""] = /^COPY (?:--from=(\S+) )?(.+)$/.exec(line) ?? [];
    const named = paths.split(/\s+/);
    const to = named.pop();
    if (paths !== "" && to !== undefined) stage.copies.push({ from, sources: named, to });
  }
  return stages;
}

/** The last stage and its bases, in order. */
export function finalStages(stages: readonly Stage[]): Stage[] {
  const chain: Stage[] = [];
  for (let stage = stages.at(-1); stage; stage = stages.find(({ name }) => name === chain[0]?.base))
    chain.unshift(stage);
  return chain;
}

/** Files at this path that git tracks or would track. */
export const tracked = (path: string): string[] =>
  execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", path],
    { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 },
  )
    .split("\0")
    .filter((file) => file !== "");

const patterns = (): RegExp[] =>
  readFileSync(join(root, ".dockerignore"), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const body = line
        .replace(/[.+^$()[\]{}|]/g, "\\$&")
        .replace(/\*\*\//g, "\u0001")
        .replaceAll("*", "[^/]*")
        .replaceAll("\u0001", "(?:.*/)?");
      return new RegExp(`^${body}(?:/|$)`);
    });

/** Whether `.dockerignore` excludes the path. */
export function ignored(path: string): boolean {
  return patterns().some((pattern) => pattern.test(path));
}
