import { appendFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Its lines are also in a file, for a history that does not end. */
export function openLog(name: string, seed: number): string[] {
  const file = join(tmpdir(), `history-${name}-${seed}.log`);
  writeFileSync(file, "");
  const lines: string[] = [];
  const push = lines.push.bind(lines);
  lines.push = (...added) => {
    const at = new Date().toISOString().slice(11, 19);
    appendFileSync(file, added.map((line) => `${at} ${line}\n`).join(""));
    return push(...added);
  };
  return lines;
}
