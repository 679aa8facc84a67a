/** A kind of record, for site, content hosts and plugin. `kinds.ts` lists all. */
import type * as v from "valibot";
import type { Call } from "#call.ts";

export interface Kind {
  /** Singular; also the plugin's name for it. */
  readonly name: string;
  readonly fields: v.GenericSchema;
  readonly calls: Readonly<Record<string, Call>>;
  /** The call that returns all records, or the only one. */
  readonly listedBy?: string;
  /** The call that finds a record by slug, name or number. */
  readonly foundBy?: string;
  /** The list omits fields that the call for one record has. */
  readonly isListedInPart?: true;
  /** The list omits records that still have a page, such as a closed vacancy. */
  readonly outlastsList?: true;
  /** WordPress numbers it separately from posts: a number or name alone never addresses it. */
  readonly isNoPost?: true;
  readonly page?: Page;
  /** File of the demo content, in camel case. */
  readonly demo?: string;
  /** The bundled host's collection, or its global for a single record. */
  readonly collection?: string;
  readonly global?: string;
  readonly wordpress?: InWordPress;
}

export interface Page {
  /**
   * The address of a record's page. Without `{slug}`, `{name}` or `{id}` there is a single page.
   */
  readonly at?: string;
  /** The page with the list. */
  readonly index?: string;
  /** The page that replaces a record's missing page. */
  readonly within?: string;
  /** A page without a record that shows these among others. */
  readonly partOf?: string;
  /** The page exists without its record. */
  readonly isAlwaysThere?: true;
  /** The record's own choice of address. */
  readonly anywhere?: (record: Addressed) => string;
  /** The page's name among those an owner can switch off (OWN-13). */
  readonly off?: string;
  /** For search engines and llms.txt; `null`: not listed. */
  readonly summary?: (record: never) => Summary | null;
}

export interface Summary {
  title: string;
  text: string;
  /** `YYYY-MM-DD` */
  date?: string;
}

/** The part of a record that its address needs; names differ by kind. */
export interface Addressed {
  id?: number | null;
  ID?: number | null;
  slug?: string;
  post_name?: string;
  link?: string;
  path?: string;
}

/** The record on a WordPress. */
export interface InWordPress {
  readonly label: string;
  /** The plugin's name, where several kinds share one. */
  readonly kind?: string;
  /** Categories of its posts; new posts get the first. */
  readonly categories?: readonly string[];
  /** Slugs of its page; a new page gets the first. */
  readonly slugs?: readonly string[];
  readonly title?: string;
  readonly prefix?: string;
  readonly type?: string;
  /** The order of fields for editors, if it differs from `fields`. */
  readonly order?: readonly string[];
}

/** `listedBy` and `foundBy` name calls of the same kind. */
type OwnCalls<K> = K extends { calls: infer C } ? { listedBy?: keyof C; foundBy?: keyof C } : never;

/** Preserves the descriptor's exact type, which types the calls. */
export const kind = <const K extends Kind>(descriptor: K & OwnCalls<K>): K => descriptor;
