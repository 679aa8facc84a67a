/**
 * The last steps of a collection with files. A new file is stored before its record, when only the
 * fields' validation can still refuse; the replaced file is removed after the commit.
 */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterErrorHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
  RequestContext,
} from "payload";
import { isBucketError } from "@meridian/files/store/bucket-problem";
import {
  namesOf,
  type Library,
  type LibraryKind,
  type Named,
  type StoredUpload,
} from "#library/library.ts";
import type { Note } from "#library/noted-files.ts";
import { serveToEditors } from "#library/serve-to-editors.ts";
import { takeUpload, uploadIn, uploadOf, type Upload } from "#library/take-upload.ts";
import { PICTURE_SIZES } from "#library/picture-sizes.ts";
import { lockRecord } from "#server/lock-record.ts";
import { afterCommit } from "#server/transactions.ts";

const storedOf = (kind: LibraryKind): string => `stored:${kind}`;

/** Of files that this change has stored. */
const noteIn = (context: RequestContext, kind: LibraryKind): Note | undefined =>
  context[storedOf(kind)] as Note | undefined;

function fieldsOf(
  { file }: Upload,
  stored: StoredUpload,
  kind: LibraryKind,
): Record<string, unknown> {
  const { mimeType, size: filesize, width = null, height = null, pages = null } = file;
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
  return { ...own, width, height, pages, sizes: Object.fromEntries(sizes) };
}

/** The fields that name and describe the stored file. */
const FILE_FIELDS = [
  "filename",
  "mimeType",
  "filesize",
  "width",
  "height",
  "pages",
  "sizes",
] as const;

type Stored = Named & { id: number } & Partial<Record<(typeof FILE_FIELDS)[number], unknown>>;

/** The record as it is when this change is written: others wait from now on. */
async function lockedRecord(
  req: PayloadRequest,
  kind: LibraryKind,
  id: number,
): Promise<Stored | null> {
  await lockRecord(req, kind, id);
  return req.payload.db.findOne<Stored>({ collection: kind, where: { id: { equals: id } }, req });
}

const replacedOf = (kind: LibraryKind, id: number): string => `replaced:${kind}:${id}`;

/**
 * Another change may have replaced the file since this one read the record: it is that file which
 * this one replaces, or else leaves.
 */
const keepFile =
  (kind: LibraryKind, library: Library): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    const upload = uploadIn(req.context, kind);
    const stored = upload && (await library.keep(req.payload, upload.base, upload.file));
    if (upload && stored) {
      delete req.context[uploadOf(kind)];
      req.context[storedOf(kind)] = stored.note;
      await library.drop(upload.path);
    }
    const now = operation === "update" ? await lockedRecord(req, kind, originalDoc.id) : null;
    if (now) req.context[replacedOf(kind, now.id)] = namesOf(now);
    if (upload && stored) return { ...data, ...fieldsOf(upload, stored, kind) };
    const file = FILE_FIELDS.flatMap((name) => (now && name in now ? [[name, now[name]]] : []));
    return { ...data, ...Object.fromEntries(file) };
  };

const releaseReplaced =
  (kind: LibraryKind, library: Library): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    const { [replacedOf(kind, doc.id)]: before } = req.context;
    const note = noteIn(req.context, kind);
    if (note) await afterCommit(req, () => library.settle(req.payload, note));
    const named = new Set(namesOf(doc));
    if (operation === "update" && Array.isArray(before))
      await library.release(
        req,
        before.filter((name) => !named.has(name)),
      );
    return doc;
  };

const noteRemoved =
  (kind: LibraryKind): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const now = await lockedRecord(req, kind, Number(id));
    if (now) req.context[replacedOf(kind, now.id)] = namesOf(now);
  };

const releaseRemoved =
  (kind: LibraryKind, library: Library): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const { [replacedOf(kind, doc.id)]: before } = req.context;
    await library.release(req, Array.isArray(before) ? before : namesOf(doc));
    return doc;
  };

const STORAGE_DOWN =
  "The file could not be stored. Try again; if it happens again, contact your operator.";

/** Removes the files of a refused change. */
const letGo =
  (kind: LibraryKind, library: Library): CollectionAfterErrorHook =>
  async ({ context, error, req }) => {
    const upload = uploadIn(context, kind);
    const note = noteIn(context, kind);
    if (upload) await library.drop(upload.path);
    if (note) await library.settle(req.payload, note);
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
        beforeDelete: [...(hooks?.beforeDelete ?? []), noteRemoved(kind)],
        afterChange: [...(hooks?.afterChange ?? []), releaseReplaced(kind, library)],
        afterDelete: [...(hooks?.afterDelete ?? []), releaseRemoved(kind, library)],
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
