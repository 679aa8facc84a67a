/** Caches and processes: none of these steps changes what is public. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { signedPost } from "@meridian/contract/site-protocol/signature";
import { FRESH_FOR, type History } from "../history.ts";
import { addressOf, addressShown, LANGUAGES, type Item } from "../model.ts";
import { pickFrom, type Random, type Step } from "./step.ts";

/** Milliseconds after which pages of the short freshness have run out. */
const RUN_OUT = 2500;
/** Addresses that are requested while the host is unreachable. */
const WHILE_AWAY = 12;

export async function purgeAll({ site, host }: History): Promise<void> {
  const call = { tags: ["*"], id: randomUUID(), at: Date.now() };
  const { status } = await fetch(`${site.url}/purge`, signedPost(call, host.purgeSecret));
  if (status !== 204) throw new Error(`purge: ${status}`);
}

async function restartSite({ site }: History, freshFor: string): Promise<void> {
  await site.stop();
  await site.start({ env: { PAGE_TTL: freshFor } });
}

/** Records whose addresses are requested. */
const AGAIN = 6;

/** Addresses with a page and without, three times: each time the last one has run out. */
async function runOut(history: History, _: Item, random: Random): Promise<string> {
  const { model, visitor } = history;
  const addresses = Array.from({ length: AGAIN }, () => pickFrom(model.items, random)).flatMap(
    (item) =>
      item ? LANGUAGES.map((language) => addressOf(item.kind, item.en.face.slug, language)) : [],
  );
  await restartSite(history, FRESH_FOR.short);
  for (const path of addresses) await visitor.get(path);
  for (let turn = 0; turn < 2; turn++) {
    await pause(RUN_OUT);
    for (const path of addresses) await visitor.get(path);
  }
  await restartSite(history, FRESH_FOR.long);
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
  // A record without a translation has an address without a page then.
  { name: "let the cache run out", isPossible: ({ isGermanOn }) => isGermanOn, run: runOut },
  { name: "restart the site", run: (history) => restartSite(history, FRESH_FOR.long) },
  { name: "restart the host", run: ({ host }) => host.restart() },
  { name: "host away and back", run: hostAway },
];
