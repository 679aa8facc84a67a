/**
 * How a record of the contract becomes a document: the one mapping, for the demo content and for
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
 * What a mapping must ask of the place its document goes to. What cannot be kept is `undefined`, or
 * throws.
 */
export interface ImportContext {
  /** The library's number of a picture. */
  picture(image: Image | null): number | undefined;
  /** HTML as the editor's state. */
  rich(html: string): Editor | undefined;
  /** A title in which a part may be set off. */
  title(html: string): string;
  /** An address of the site, or elsewhere. */
  link(address: string): string | undefined;
  /** The sections of an article. */
  sections(html: string): { title: string; body: string }[];
  /** Something of the record is not kept. */
  without(what: string): void;
  /** The number of a term of the vacancy filter. */
  term(kind: VacancyTerm["kind"], name: string): number | undefined;
}

/** A document to be made. */
export type NewDocument<S extends CollectionSlug> = RequiredDataFromCollectionSlug<S>;
export type NewGlobal<S extends GlobalSlug> = Omit<DataFromGlobalSlug<S>, "id">;

/** Everything is published at once. */
export const PUBLISHED = { _status: "published" } as const;

/** HTML of the editor's own tags as its state; throws on any other. */
export const richText = (html: string): Editor | undefined =>
  html === "" ? undefined : fromHtml(html);

/** The items for which there is something to keep. */
export const kept = <T, R>(items: readonly T[], keep: (item: T) => R | undefined): R[] =>
  items.flatMap((item) => keep(item) ?? []);
