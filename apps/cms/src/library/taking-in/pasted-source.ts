/** `source` of a picture that was pasted: its file's hash. Other sources are addresses. */
import type { CollectionBeforeChangeHook } from "payload";
import type { Media } from "#payload-types.ts";
import { hasUpload } from "#library/take-upload.ts";

const PREFIX = "sha256:";

export const pastedSource = (hash: string): string => PREFIX + hash;

/** A replaced or cropped file no longer has this hash. */
export const dropPastedSource: CollectionBeforeChangeHook<Media> = ({
  data,
  operation,
  originalDoc,
  req,
}) =>
  operation === "update" &&
  hasUpload(req, "media") &&
  originalDoc?.source?.startsWith(PREFIX) === true
    ? { ...data, source: null }
    : data;
