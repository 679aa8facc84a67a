import { setTimeout as pause } from "node:timers/promises";
import { assetsBuilt, assetsOf, missingOf } from "./assets.ts";
import type { Nodes } from "./stand.ts";

export interface Replaced {
  /** Pages looked at meanwhile, and how many of them were of the new build. */
  pages: number;
  ofNew: number;
  /** One line for each asset that was not there. */
  missing: string[];
  /** One line for each page that named assets of both builds, or of neither. */
  mixed: string[];
}

/**
 * Replaces one site after the other by the build of `program`. Meanwhile pages are asked past
 * nginx, which would keep their assets, of ever other sites, and their assets of ever others; and
 * those of pages that were open before.
 */
export async function replaceSites(
  { sites, ports }: Nodes,
  programs: { old: string; next: string },
  paths: readonly string[],
): Promise<Replaced> {
  const inside = `http://127.0.0.1:${ports.sites}`;
  const builds = { old: assetsBuilt(programs.old), next: assetsBuilt(programs.next) };
  const found: Replaced = { pages: 0, ofNew: 0, missing: [], mixed: [] };
  const page = async (path: string): Promise<string[]> =>
    assetsOf(await (await fetch(inside + path)).text());
  const open = [...new Set((await Promise.all(paths.map(page))).flat())];
  const isOf = (assets: readonly string[], build: Set<string>): boolean =>
    assets.every((asset) => build.has(asset));
  let isOver = false;
  async function look(): Promise<void> {
    for (let at = 0; !isOver; at += 1) {
      const path = paths[at % paths.length] ?? "/";
      const assets = await page(path);
      found.pages += 1;
      const isNew = isOf(assets, builds.next);
      if (isNew && !isOf(assets, builds.old)) found.ofNew += 1;
      if (assets.length === 0 || (!isNew && !isOf(assets, builds.old)))
        found.mixed.push(`${path}: ${assets.join(" ")}`);
      found.missing.push(...(await missingOf(inside, assets)));
      if (at % 10 === 0) found.missing.push(...(await missingOf(inside, open)));
      await pause(20);
    }
  }
  const looking = look();
  for (const site of sites) {
    await pause(2000);
    await site.stop();
    await site.start({ program: programs.next });
  }
  await pause(2000);
  isOver = true;
  await looking;
  found.missing.push(...(await missingOf(inside, open)));
  return found;
}
