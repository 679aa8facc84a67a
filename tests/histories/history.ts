/** A running history: the model, the host that its steps change, and the site that visitors read. */
import type { AppProcess } from "../app-process.ts";
import type { HostDriver } from "./hosts/host-driver.ts";
import type { Face, Item, Model } from "./model.ts";
import type { SiteClient } from "./site-client.ts";

/**
 * How long a page is fresh in the site's cache: pages do not run out but in one step, so that a purge
 * alone keeps them current, and unchanged ones are rendered once.
 */
export const FRESH_FOR = { short: "2s", long: "1h" } as const;

export interface History {
  model: Model;
  host: HostDriver;
  site: AppProcess;
  visitor: SiteClient;
  /** A new invented word. */
  word(): string;
  /** Steps so far, with what they chose. */
  log: string[];
  /** Names of the steps so far. */
  reached: Set<string>;
  /** Changed since the last comparison. */
  touched: Set<Item>;
  /** Every address that a visitor has requested, with the last status. */
  requested: Map<string, number>;
  /** Targets of links that have been requested since something changed them, with their status. */
  targets: Map<string, number>;
  /** Typed into menu and footer. */
  linked: readonly string[];
  /** Steps so far. */
  round: number;
  /** Of a check that finds a difference. A number, not a time: a busy machine takes longer. */
  tries: number;
  /** By check or step: what was wrong first. */
  faults: Map<string, string>;
  /** Runs a check or a step. A fault ends the history, or is noted in a survey of faults. */
  survive(name: string, run: () => Promise<void>): Promise<void>;
}

export const TODAY = new Date().toISOString().slice(0, 10);

export function newFace({ word }: Pick<History, "word">): Face {
  const title = word();
  return { title, text: word(), body: word(), slug: `s-${title.slice(2, -2)}` };
}

/** New words for the same address. */
export const otherWords = ({ word }: Pick<History, "word">): Omit<Face, "slug"> => ({
  title: word(),
  text: word(),
  body: word(),
});
