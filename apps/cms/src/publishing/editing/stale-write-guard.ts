/**
 * Two people must not overwrite each other. Both see each other (`presence.ts`), and each save is
 * compared with the state that its form read, which Payload does not do with autosave: the second
 * save is refused, and the form offers a choice (`publishing/screens/editing/conflict.tsx`). Two
 * windows of one account are two people: only a form's own last save may be newer than its read.
 * Payload's own lock would hold for a second or, created just after a save, refuse a colleague for
 * minutes; it expires at once here, because switching it off would remove columns from the
 * database.
 */
import { savedMeanwhile } from "#publishing/editing/saved-meanwhile.ts";
import { FORM_HEADER, isForm } from "#admin-ui/open-form.ts";
import { lockRecord } from "#server/lock-record.ts";
import {
  APIError,
  type CollectionConfig,
  type CollectionSlug,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
  type TextField,
  type UIField,
} from "payload";
import { adminWords } from "#admin-ui/words/words.ts";

interface Saved {
  updatedAt?: string | null;
  lastSavedBy?: string | null;
  lastSavedIn?: string | null;
}

/** The refusal's name for the host's log, which must not store the message: it names a person. */
export const SAVED_MEANWHILE = "SavedMeanwhile";

/** Payload's lock would refuse a colleague's save for minutes. Without a change of the schema. */
export const NO_LOCK = { duration: 0 };

/** Who else is here, the choice after a refused save, and what a refused publish lacks. */
const aboveForm: UIField = {
  name: "aboveForm",
  type: "ui",
  admin: {
    disableListColumn: true,
    components: { Field: "/publishing/screens/editing/above-form.tsx#AboveForm" },
  },
};

const lastSavedBy: TextField = {
  name: "lastSavedBy",
  label: "Last saved by",
  type: "text",
  admin: {
    position: "sidebar",
    readOnly: true,
    condition: (data) => Boolean(data.lastSavedBy),
    // The list of versions names who saved each.
    components: { Diff: "/publishing/screens/review/no-difference.tsx#NoDifference" },
  },
};

/** The open form of the last save by a person; none if a call without a form saved. */
const lastSavedIn: TextField = {
  name: "lastSavedIn",
  type: "text",
  // A call that sends back what it read must not pass as the form.
  access: { read: () => false },
  admin: { hidden: true },
};

const nameOf = ({ user }: PayloadRequest): string | undefined =>
  user?.collection === "users" ? user.email : undefined;
const timeOf = (value: string | null | undefined): number => Date.parse(value ?? "");

const formOf = ({ headers }: PayloadRequest): string | null => {
  const form = headers?.get(FORM_HEADER);
  return isForm(form) ? form : null;
};

const TURN = {
  select: { updatedAt: true, lastSavedBy: true, lastSavedIn: true },
  depth: 0,
  draft: true,
  overrideAccess: true,
  showHiddenFields: true,
} as const;

/**
 * As it is when this change is written. One that has read the same and was first is not overwritten,
 * also by a call without a time: Payload adds what it does not send from what it has read.
 */
async function lockedDoc(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<Saved | null> {
  await lockRecord(req, collection, id);
  const doc: object | null = await req.payload.findByID({
    ...TURN,
    collection,
    id,
    trash: true,
    disableErrors: true,
    req: onlyTransaction(req),
  });
  return doc;
}

async function lockedGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<Saved> {
  await lockRecord(req, slug);
  return req.payload.findGlobal({ ...TURN, slug, req: onlyTransaction(req) });
}

/** Hooks of the person's request do not apply. */
const onlyTransaction = ({ payload, transactionID }: PayloadRequest): Partial<PayloadRequest> => ({
  payload,
  ...(transactionID !== undefined && { transactionID }),
});

/**
 * Adds who saves, in which form. Only a form sends the time of its read; an older one is accepted if
 * the last save was the form's own, whose response may still be pending. Otherwise it throws 409
 * with the other's name at the field that the form recognises.
 */
export function takeTurn<T extends Saved>(
  data: T,
  before: Saved | undefined,
  req: PayloadRequest,
): T {
  const editor = nameOf(req);
  if (editor === undefined) return data;
  const form = formOf(req);
  const isOlder = timeOf(data.updatedAt) < timeOf(before?.updatedAt);
  const isOwn = form !== null && before?.lastSavedIn === form;
  if (isOlder && before?.lastSavedBy && !isOwn)
    throw Object.assign(
      new APIError(
        `${savedMeanwhile(before.lastSavedBy, editor, adminWords(req.i18n))}, so your changes were not saved. They are still in the form.`,
        409,
        { errors: [{ path: "lastSavedBy", message: before.lastSavedBy }] },
        true,
      ),
      { name: SAVED_MEANWHILE },
    );
  return { ...data, lastSavedBy: editor, lastSavedIn: form };
}

export const guardStaleWrites = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  lockDocuments: NO_LOCK,
  fields: [aboveForm, ...collection.fields, lastSavedBy, lastSavedIn],
  hooks: {
    ...collection.hooks,
    beforeChange: [
      async ({ data, originalDoc, operation, req }) =>
        takeTurn(
          data,
          operation === "update" && nameOf(req) !== undefined
            ? ((await lockedDoc(req, collection.slug as CollectionSlug, originalDoc.id)) ??
                originalDoc)
            : originalDoc,
          req,
        ),
      ...(collection.hooks?.beforeChange ?? []),
    ],
  },
});

/**
 * The form of a page that was never saved has no time, and Payload would use the present one: such
 * a form is older than any save. Other callers send no time on purpose.
 */
const asNeverSaved: NonNullable<NonNullable<GlobalConfig["hooks"]>["beforeOperation"]>[number] = ({
  args,
  operation,
  req,
}) => {
  const { data }: { data?: Saved } = args;
  const isSent = req.headers?.get("content-type")?.startsWith("multipart/form-data");
  return operation === "update" && isSent && data && !data.updatedAt
    ? { ...args, data: { ...data, updatedAt: new Date(0).toISOString() } }
    : args;
};

export const guardStaleGlobalWrites = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  lockDocuments: NO_LOCK,
  fields: [aboveForm, ...global.fields, lastSavedBy, lastSavedIn],
  hooks: {
    ...global.hooks,
    beforeOperation: [asNeverSaved, ...(global.hooks?.beforeOperation ?? [])],
    beforeChange: [
      async ({ data, originalDoc, req }) =>
        takeTurn<Saved>(
          data,
          nameOf(req) === undefined
            ? originalDoc
            : await lockedGlobal(req, global.slug as GlobalSlug),
          req,
        ),
      ...(global.hooks?.beforeChange ?? []),
    ],
  },
});
