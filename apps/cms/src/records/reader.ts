import type { PreviewTarget } from "@meridian/contract/site-protocol/preview-link";
import type { Payload } from "payload";
import type { Languages } from "#records/languages.ts";

/** A visitor, or an editor who previews one record's draft. */
export interface Reader {
  payload: Payload;
  preview?: PreviewTarget;
  /** Of the site. */
  languages?: Languages;
  /** Of the reply, if it is not the site's first. */
  language?: string;
  /** Of a list. */
  page?: number;
}
