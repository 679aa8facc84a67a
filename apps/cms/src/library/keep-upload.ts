/**
 * The last steps of a collection with files. A new file is stored before its record, when only the
 * fields' validation can still refuse; the replaced file is removed after the commit.
 */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterErrorHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  RequestContext,
} from "payload";
import { isBucketError } from "@meridian/files/store/bucket-problem";
import { namesOf, type StoredUpload, type Library, type LibraryKind } from "#library/library.ts";
import { serveToEditors } from "#library/serve-to-editors.ts";
import { takeUpload, uploadOf, type Upload } from "#library/take-upload.ts";
import { PICTURE_SIZES } from "#library/picture-sizes.ts";

const storedOf = (kind: LibraryKind): string => `stored:${kind}`;

const isUpload = (value: unknown): value is Upload =>
  typeof value === "object" && value !== null && "file" in value;
const uploadIn = (context: RequestContext, kind: LibraryKind): Upload | undefined => {
  const { [uploadOf(kind)]: upload } = context;
  return isUpload(upload) ? upload : undefined;
};

function fieldsOf(
  { file }: Upload,
  stored: StoredUpload,
  kind: LibraryKind,
): Record<string, unknown> {
  const { mimeType, size: filesize, width = null, height = null } = file;
  const own = { filename: stored.filename, mimeType, filesize };
  if (kind === "fonts") return own;
  const sizes = Object.keys(PICTURE_SIZES).map((name) => {
    const { [name]: made } = file.sizes;
    return [
      name,
      {
        filename: stored.sizes[name] ?? null,
        filesize: made?.size ?? null,
        mimeType: made?.mimeType ?? null,
        width: made?.width ?? null,
        height: made?.height ?? null,
        url: null,
      },
    ];
  });
  return { ...own, width, height, sizes: Object.fromEntries(sizes) };
}

const keepFile =
  (kind: LibraryKind, library: Library): CollectionBeforeChangeHook =>
  async ({ data, req }) => {
    const upload = uploadIn(req.context, kind);
    if (!upload) return data;
    const stored = await library.keep(req, upload.base, upload.file);
    delete req.context[uploadOf(kind)];
    req.context[storedOf(kind)] = [stored.filename, ...Object.values(stored.sizes)];
    await library.drop(upload.path);
    return { ...data, ...fieldsOf(upload, stored, kind) };
  };

const releaseReplaced =
  (library: Library): CollectionAfterChangeHook =>
  async ({ doc, operation, previousDoc, req }) => {
    const named = new Set(namesOf(doc));
    if (operation === "update")
      await library.release(
        req,
        namesOf(previousDoc).filter((name) => !named.has(name)),
      );
    return doc;
  };

const releaseRemoved =
  (library: Library): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await library.release(req, namesOf(doc));
    return doc;
  };

const STORAGE_DOWN =
  "The file could not be stored. Try again; if it happens again, contact your operator.";

/** Removes the files of a refused change. */
const letGo =
  (kind: LibraryKind, library: Library): CollectionAfterErrorHook =>
  async ({ context, error, req }) => {
    const upload = uploadIn(context, kind);
    const { [storedOf(kind)]: stored } = context;
    if (upload) await library.drop(upload.path);
    if (Array.isArray(stored)) await library.release(req, stored);
    if (!isBucketError(error)) return;
    req.payload.logger.error(`media: ${error.message}`);
    return { status: 503, response: { errors: [{ message: STORAGE_DOWN }] } };
  };

/** Must run last: afterwards only the fields' validation can refuse a change. */
export function keepingFiles(
  kind: LibraryKind,
  library: Library,
): (collection: CollectionConfig) => CollectionConfig {
  return (collection) => {
    const { hooks, upload } = collection;
    return {
      ...collection,
      // A duplicate would use the same file.
      disableDuplicate: true,
      hooks: {
        ...hooks,
        beforeOperation: [...(hooks?.beforeOperation ?? []), takeUpload(kind, library)],
        beforeChange: [...(hooks?.beforeChange ?? []), keepFile(kind, library)],
        afterChange: [...(hooks?.afterChange ?? []), releaseReplaced(library)],
        afterDelete: [...(hooks?.afterDelete ?? []), releaseRemoved(library)],
        afterError: [...(hooks?.afterError ?? []), letGo(kind, library)],
      },
      upload: {
        ...(typeof upload === "object" && upload),
        // Payload gets no file; `takeUpload` reports a missing one.
        filesRequiredOnCreate: false,
        disableLocalStorage: true,
        // Payload deletes a record's file names in this folder: it must be empty.
        staticDir: "/nonexistent",
        requiresClientUploadReceipt: true,
        handlers: [serveToEditors(library)],
      },
    };
  };
}
