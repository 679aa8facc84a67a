import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { newFolder } from "../../../packages/intake/src/tests/new-folder.ts";

/** Why there can be no small disk here; empty if there can. */
export function whyNoDisk(): string {
  if (process.getuid?.() !== 0) return "only root may mount one";
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", "/mnt"], { stdio: "ignore" });
    execFileSync("umount", ["/mnt"], { stdio: "ignore" });
    return "";
  } catch {
    return "root may not mount one either";
  }
}

export function smallDisk(bytes: number): string {
  const folder = join(newFolder(), "disk");
  mkdirSync(folder);
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder]);
  onTestFinished(() => void execFileSync("umount", ["-l", folder]));
  return folder;
}

/**
 * Fills the disk, up to the bytes `left`: large pieces, then single bytes. Returns a function that
 * frees the space.
 */
export function fillDisk(folder: string, left = 0): () => void {
  const spared = join(folder, "spared");
  if (left > 0) writeFileSync(spared, Buffer.alloc(left));
  const filler = join(folder, "filler");
  for (const bytes of [2 ** 20, 4096, 1])
    while (goes(() => writeFileSync(filler, Buffer.alloc(bytes), { flag: "a" })));
  rmSync(spared, { force: true });
  return () => rmSync(filler);
}

function goes(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}
