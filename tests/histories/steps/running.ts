/** Caches and processes: none of these steps changes what is public. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { signedPost } from "@meridian/contract/site-protocol/signature";
import { FRESH_FOR, type Freshness, type History } from "../history.ts";
import { addressShown, LANGUAGES } from "../model.ts";
import type { Step } from "./step.ts";

/** Milliseconds after which pages of the short freshness have run out. */
const RUN_OUT = 2500;
/** Addresses that are requested while the host is unreachable. */
const WHILE_AWAY = 12;

export async function purgeAll({ site, host }: History): Promise<void> {
  const call = { tags: ["*"], id: randomUUID(), at: Date.now() };
  const { status } = await fetch(`${site.url}/purge`, signedPost(call, host.purgeSecret));
  if (status !== 204) throw new Error(`purge: ${status}`);
}

async function restartSite(history: History, freshness: Freshness): Promise<void> {
  await history.site.stop();
  await history.site.start({ env: { PAGE_TTL: FRESH_FOR[freshness] } });
  history.freshness = freshness;
}

/** Pages that are requested again; of addresses without a page all are. */
const PAGES_AGAIN = 20;

/** Addresses of before, with their page or without, after it has run out. */
async function runOut(history: History): Promise<string> {
  const { requested, visitor } = history;
  const known = [...requested].filter(([path]) => !path.includes("?"));
  const addresses = [
    ...known.filter(([, status]) => status >= 400),
    ...known.filter(([, status]) => status < 400).slice(-PAGES_AGAIN),
  ].map(([path]) => path);
  for (let turn = 0; turn < 2; turn++) {
    await pause(RUN_OUT);
    for (const path of addresses) await visitor.get(path);
  }
  return `${addresses.length} addresses`;
}

/** Pages that visitors have had are there while the host is not. */
async function hostAway({ host, model, visitor, touched, requested }: History): Promise<void> {
  const known = model.items
    .filter((item) => !touched.has(item))
    .flatMap((item) => LANGUAGES.map((language) => addressShown(model, item, language)))
    .filter((path) => path !== undefined)
    .filter((path) => requested.has(path));
  host.goAway();
  try {
    for (const path of known.slice(-WHILE_AWAY)) {
      const { status } = await visitor.end(path);
      if (status >= 400)
        throw new Error(`${path}: ${status} while the content host is unreachable`);
    }
    const { status } = await visitor.get(`/blog/${randomUUID()}`);
    if (status === 200) throw new Error(`an invented address has a page`);
  } finally {
    host.comeBack();
  }
}

export const running: Step[] = [
  { name: "purge", run: purgeAll },
  {
    name: "let the cache run out",
    run: async (history) => {
      if (history.freshness === "long") return "no page runs out now";
      return runOut(history);
    },
  },
  {
    name: "restart the site with pages that run out",
    run: (history) => restartSite(history, "short"),
  },
  { name: "restart the site with pages that stay", run: (history) => restartSite(history, "long") },
  { name: "restart the host", run: ({ host }) => host.restart() },
  { name: "host away and back", run: hostAway },
];
