/** The same mapping serves the demo content and other hosts' records. */
import type { Image } from "@meridian/contract";
import type {
  CollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  RequiredDataFromCollectionSlug,
} from "payload";
import type { VacancyTerm } from "#payload-types.ts";
import { fromHtml, type Editor } from "#records/rich-text/from-html.ts";

/** Provided by the import. A value that cannot be stored is `undefined`, or throws. */
export interface ImportContext {
  /** The library's id. */
  picture(image: Image | null): number | undefined;
  /** An editor's state. */
  rich(html: string): Editor | undefined;
  /** Parts of the title can be emphasized. */
  title(html: string): string;
  /** A path of the site, or a full address. */
  link(address: string): string | undefined;
  sections(html: string): { title: string; body: string }[];
  /** Reports a part that is not stored. */
  without(what: string): void;
  /** Finds a record by the host's number or slug; it may not exist yet. */
  record(collection: CollectionSlug, name: number | string): number | undefined;
  /** A term of the vacancy filter. */
  term(kind: VacancyTerm["kind"], name: string): number | undefined;
}

export type NewDocument<S extends CollectionSlug> = RequiredDataFromCollectionSlug<S>;
export type NewGlobal<S extends GlobalSlug> = Omit<DataFromGlobalSlug<S>, "id">;

export const PUBLISHED = { _status: "published" } as const;

/** Throws for tags that the editor does not have. */
export const richText = (html: string): Editor | undefined =>
  html === "" ? undefined : fromHtml(html);

/** Drops items without a result. */
export const mapped = <T, R>(items: readonly T[], keep: (item: T) => R | undefined): R[] =>
  items.flatMap((item) => keep(item) ?? []);
