import { setTimeout as pause } from "node:timers/promises";
import { assetsBuilt, assetsOf, missingOf } from "./assets.ts";
import type { Nodes } from "./nodes-fixture.ts";

export interface Replaced {
  /** Pages requested, and how many were of the new build. */
  pages: number;
  ofNew: number;
  missing: string[];
  /** One line per page with assets of both builds or of neither. */
  mixed: string[];
}

interface Replacement {
  old: string;
  next: string;
  fronts: readonly string[];
  between: number;
}

/**
 * Replaces one site after the other. Meanwhile requests pages without nginx, which would cache
 * assets, and their assets from other sites; also assets of pages opened before.
 */
export async function replaceSites(
  { sites }: Nodes,
  { old, next, fronts, between }: Replacement,
  paths: readonly string[],
): Promise<Replaced> {
  const builds = { old: assetsBuilt(old), next: assetsBuilt(next) };
  const found: Replaced = { pages: 0, ofNew: 0, missing: [], mixed: [] };
  const frontAt = (at: number): string => fronts[at % fronts.length] ?? "";
  const page = async (path: string, at: number): Promise<string[]> =>
    assetsOf(await (await fetch(frontAt(at) + path)).text());
  const open = [...new Set((await Promise.all(paths.map(page))).flat())];
  const isOf = (assets: readonly string[], build: Set<string>): boolean =>
    assets.every((asset) => build.has(asset));
  let isOver = false;
  async function look(): Promise<void> {
    for (let at = 0; !isOver; at += 1) {
      const path = paths[Math.floor(at / fronts.length) % paths.length] ?? "/";
      const assets = await page(path, at);
      found.pages += 1;
      const isNew = isOf(assets, builds.next);
      if (isNew && !isOf(assets, builds.old)) found.ofNew += 1;
      if (assets.length === 0 || (!isNew && !isOf(assets, builds.old)))
        found.mixed.push(`${frontAt(at)}${path}: ${assets.join(" ")}`);
      found.missing.push(...(await missingOf(frontAt(at), assets)));
      if (at % 10 < fronts.length) found.missing.push(...(await missingOf(frontAt(at), open)));
      await pause(20);
    }
  }
  const looking = look();
  for (const [at, site] of sites.entries()) {
    await pause(at === 0 ? 2000 : between);
    await site.stop();
    await site.start({ program: next });
  }
  await pause(2000);
  isOver = true;
  await looking;
  for (const front of fronts) found.missing.push(...(await missingOf(front, open)));
  return found;
}
