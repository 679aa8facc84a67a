/**
 * Turns a record of the contract into a document: the same mapping for the demo content and for
 * another host's.
 */
import type { Image } from "@meridian/contract";
import type {
  CollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  RequiredDataFromCollectionSlug,
} from "payload";
import type { VacancyTerm } from "#payload-types.ts";
import { fromHtml, type Editor } from "#records/rich-text/from-html.ts";

/**
 * What a mapping needs from the place its document goes to. A value that cannot be stored is
 * `undefined`, or throws.
 */
export interface ImportContext {
  /** The library's id of a picture. */
  picture(image: Image | null): number | undefined;
  /** HTML as the editor's state. */
  rich(html: string): Editor | undefined;
  /** A title in which a part can be emphasized. */
  title(html: string): string;
  /** An address of the site, or elsewhere. */
  link(address: string): string | undefined;
  /** The sections of an article. */
  sections(html: string): { title: string; body: string }[];
  /** Reports a part of the record that is not stored. */
  without(what: string): void;
  /** The id of another record, by its number or slug at the host; it may not exist yet. */
  record(collection: CollectionSlug, name: number | string): number | undefined;
  /** The id of a term of the vacancy filter. */
  term(kind: VacancyTerm["kind"], name: string): number | undefined;
}

export type NewDocument<S extends CollectionSlug> = RequiredDataFromCollectionSlug<S>;
export type NewGlobal<S extends GlobalSlug> = Omit<DataFromGlobalSlug<S>, "id">;

/** Everything is published at once. */
export const PUBLISHED = { _status: "published" } as const;

/** HTML with the editor's own tags as its state; throws on any other tag. */
export const richText = (html: string): Editor | undefined =>
  html === "" ? undefined : fromHtml(html);

/** Maps the items and drops those without a result. */
export const mapped = <T, R>(items: readonly T[], keep: (item: T) => R | undefined): R[] =>
  items.flatMap((item) => keep(item) ?? []);
