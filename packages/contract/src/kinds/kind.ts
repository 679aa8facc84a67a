/**
 * A kind of record: what the site, the content hosts and the WordPress plugin have to know of it, in
 * one descriptor. `kinds.ts` lists them.
 */
import type * as v from "valibot";
import type { Call } from "#call.ts";

export interface Kind {
  /** Singular; the plugin's name for it. */
  readonly name: string;
  /** One record's fields. */
  readonly fields: v.GenericSchema;
  readonly calls: Readonly<Record<string, Call>>;
  /** The call whose reply has all of them, or the one there is. */
  readonly listedBy?: string;
  /** The call that finds one by its slug, name or number. */
  readonly foundBy?: string;
  /** The list omits fields that the call of one sends. */
  readonly isListedInPart?: true;
  /**
   * A WordPress counts it apart from its posts, so that a number or a name alone is never the
   * address of one.
   */
  readonly isNoPost?: true;
  readonly page?: Page;
  /** File of the demo content, in camel case. */
  readonly demo?: string;
  /** The bundled host's collection of them, or its global for the one there is. */
  readonly collection?: string;
  readonly global?: string;
  readonly wordpress?: InWordPress;
}

/** Where the site shows the records of a kind. */
export interface Page {
  /**
   * The address of a record's page. `{slug}`, `{name}` and `{id}` are the record's; without them
   * there is one page.
   */
  readonly at?: string;
  /** The page that lists them. */
  readonly index?: string;
  /** Another page, to which the address of a record without a page leads. */
  readonly within?: string;
  /** A page without a record that shows them, next to other things. */
  readonly partOf?: string;
  /** The page is there without its record. */
  readonly isAlwaysThere?: true;
  /** A page at an address of the record's own. */
  readonly anywhere?: (record: Addressed) => string;
  /** The name under which an owner can switch the page off (OWN-13). */
  readonly off?: string;
  /** Its sitemap and its section of llms.txt. */
  readonly sitemap?: { readonly name: string; readonly title: string };
  /** What search engines and llms.txt are given of a record; `null` for one that is not listed. */
  readonly summary?: (record: never) => Summary | null;
}

export interface Summary {
  title: string;
  text: string;
  /** `YYYY-MM-DD` */
  date?: string;
}

/** As much of a record as its address needs; the names differ by kind. */
export interface Addressed {
  id?: number | null;
  ID?: number | null;
  slug?: string;
  post_name?: string;
  link?: string;
  path?: string;
}

/** What of a WordPress a record is. */
export interface InWordPress {
  /** What the plugin's editors call it. */
  readonly label: string;
  /** The plugin's name for it, where several kinds share one. */
  readonly kind?: string;
  /** Categories of its posts, that of new ones first. */
  readonly categories?: readonly string[];
  /** Slugs of its page, that of a new one first. */
  readonly slugs?: readonly string[];
  /** The title of a new page. */
  readonly title?: string;
  /** The beginning of its pages' slugs. */
  readonly prefix?: string;
  /** Its own post type. */
  readonly type?: string;
  /** The fields in the editor's order, where it is not that of `fields`. */
  readonly order?: readonly string[];
}

/** Each call that a kind names is one of its own. */
type OwnCalls<K> = K extends { calls: infer C } ? { listedBy?: keyof C; foundBy?: keyof C } : never;

/** Keeps the descriptor's exact type, from which the calls are typed. */
export const kind = <const K extends Kind>(descriptor: K & OwnCalls<K>): K => descriptor;
