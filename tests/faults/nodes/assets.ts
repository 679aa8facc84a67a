import { globSync } from "node:fs";
import { basename, join } from "node:path";

export const assetsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w.-]+\.\w+/g)].map(([address]) => address)),
];

/** Of the build of a site's program. */
export const assetsBuilt = (program: string): Set<string> =>
  new Set(
    globSync(join(program, "../../build/client/assets/*")).map(
      (path) => `/assets/${basename(path)}`,
    ),
  );

export async function missingOf(url: string, addresses: readonly string[]): Promise<string[]> {
  const statuses = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(url + address).catch(() => null);
      await answer?.arrayBuffer();
      return answer?.status ?? 0;
    }),
  );
  return addresses.flatMap((address, at) =>
    statuses[at] === 200 ? [] : [`${address}: ${statuses[at]}`],
  );
}
