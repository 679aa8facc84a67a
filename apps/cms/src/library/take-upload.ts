/**
 * Payload runs this before its access check, so access is checked here first; then a thread reads
 * the file, and Payload never gets it.
 */
import {
  Forbidden,
  ValidationError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type RequestContext,
  type SanitizedCollectionConfig,
} from "payload";
import { baseOf } from "#library/file-names.ts";
import type { Library, LibraryKind } from "#library/library.ts";
import { prepareFile } from "#library/prepare.ts";
import { isDiskFull } from "#server/http/disk-full.ts";
import type { Crop, PreparedFile } from "#library/prepared-file.ts";

/** Stored in the request's context until the file is stored. */
export interface Upload {
  base: string;
  path: string;
  file: PreparedFile;
}

export const uploadOf = (kind: LibraryKind): string => `upload:${kind}`;

const isUpload = (value: unknown): value is Upload => isObject(value) && "file" in value;
export const uploadIn = (context: RequestContext, kind: LibraryKind): Upload | undefined => {
  const { [uploadOf(kind)]: upload } = context;
  return isUpload(upload) ? upload : undefined;
};

/** Whether this change brings a file. */
export const hasUpload = ({ context }: PayloadRequest, kind: LibraryKind): boolean =>
  context[uploadOf(kind)] !== undefined;

interface Edits {
  crop?: Crop | undefined;
  focus?: { x: number; y: number } | undefined;
}

const refusal = (kind: LibraryKind, message: string) =>
  new ValidationError({ collection: kind, errors: [{ path: "file", message }] });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const numbers = <const K extends string>(value: unknown, ...names: K[]) => {
  if (!isObject(value)) return undefined;
  const found = names.map((name) => [name, Number(value[name])] as const);
  return found.every(([, number]) => Number.isFinite(number) && number >= 0)
    ? (Object.fromEntries(found) as Record<K, number>)
    : undefined;
};

/** Removes the parameters of "Edit image": Payload would apply them, too. */
function takeEdits({ query }: PayloadRequest): Edits {
  const { uploadEdits: edits } = query;
  delete query.uploadEdits;
  if (!isObject(edits)) return {};
  const place = numbers(edits.crop, "x", "y");
  const size = numbers(edits, "widthInPixels", "heightInPixels");
  return {
    focus: numbers(edits.focalPoint, "x", "y"),
    crop: place && size && { ...place, width: size.widthInPixels, height: size.heightInPixels },
  };
}

async function checkAccess(
  { access }: SanitizedCollectionConfig,
  operation: "create" | "update",
  req: PayloadRequest,
  { id, data }: { id?: number | string; data?: unknown },
): Promise<void> {
  const args = id === undefined ? { req, data } : { req, data, id: Number(id) };
  if (!(await access[operation](args))) throw new Forbidden(req.t);
}

/** The upload, or the stored file to crop. */
async function source(library: Library, req: PayloadRequest, kind: LibraryKind, id: unknown) {
  if (req.file) return { name: req.file.name, path: await library.takeIn(req.file.data) };
  const { filename } = await req.payload.findByID({
    collection: kind,
    id: Number(id),
    depth: 0,
    overrideAccess: true,
    req,
  });
  const path = filename ? await library.copyOut(filename) : null;
  if (!filename || path === null)
    throw refusal(kind, "The file of this picture is missing. Upload it again.");
  return { name: filename, path };
}

const READ_BADLY =
  "This file takes too long to read. Export it again, smaller if possible, and upload that.";

async function prepare(
  library: Library,
  kind: LibraryKind,
  { path, name, crop }: { path: string; name: string; crop?: Crop | undefined },
  req: PayloadRequest,
): Promise<Upload> {
  const file = await prepareFile({ kind, path, name, crop }).catch(async (error: unknown) => {
    if (isDiskFull(error)) {
      await library.drop(path);
      throw error;
    }
    req.payload.logger.error({ err: error, msg: `library: an upload could not be read` });
    return { refused: READ_BADLY };
  });
  if (!("refused" in file)) return { base: baseOf(name), path, file };
  await library.drop(path);
  throw refusal(kind, file.refused);
}

export const takeUpload =
  (kind: LibraryKind, library: Library): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    if (operation !== "create" && operation !== "update") return args;
    const edits = takeEdits(req);
    const of: { id?: number | string; data?: Record<string, unknown> } = args;
    const isWork = Boolean(req.file ?? edits.crop);
    if (!overrideAccess && (isWork || operation === "create"))
      await checkAccess(collection, operation, req, of);
    if (operation === "create" && !req.file) throw refusal(kind, "Choose a file.");
    if (isWork && operation === "update" && of.id === undefined)
      throw refusal(kind, "A file can replace the file of one record only.");
    if (isWork) {
      const { crop } = edits;
      const from = await source(library, req, kind, of.id);
      req.context[uploadOf(kind)] = await prepare(library, kind, { ...from, crop }, req);
      delete req.file;
    }
    const focus = edits.focus ?? (operation === "create" ? { x: 50, y: 50 } : undefined);
    if (kind === "fonts" || !focus) return args;
    const { data = {} } = of;
    const isSet = !edits.focus && typeof data.focalX === "number";
    return isSet
      ? args
      : { ...args, data: { ...data, focalX: Math.round(focus.x), focalY: Math.round(focus.y) } };
  };
