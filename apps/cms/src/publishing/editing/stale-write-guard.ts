/**
 * Two people at one record. Each is told of the other while both have it open (`presence.ts`). What
 * is saved is compared with what it was made from, which Payload does not do where drafts are kept
 * as they are typed: the second to save is refused, and their form asks whose words are to count
 * (`publishing/screens/editing/conflict.tsx`).
 *
 * Payload's own lock is put out of work: a change makes it, but every save ends it, so here it
 * would hold for a second, or, made just after a save, refuse a colleague for minutes. It ends at
 * once instead of being switched off, which would take columns out of the database.
 */
import {
  APIError,
  type CollectionConfig,
  type GlobalConfig,
  type PayloadRequest,
  type TextField,
  type UIField,
} from "payload";

interface Saved {
  updatedAt?: string | null;
  lastSavedBy?: string | null;
}

/**
 * What the refusal is called in the host's log, which does not keep it: it is for the editor, and
 * names another.
 */
export const SAVED_MEANWHILE = "SavedMeanwhile";

const NO_LOCK = { duration: 0 };

/**
 * Above the form: who else is here, the choice after a refused save, and what a refused publishing
 * lacks.
 */
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
  },
};

const nameOf = ({ user }: PayloadRequest): string | undefined =>
  user?.collection === "users" ? user.email : undefined;
const timeOf = (value: string | null | undefined): number => Date.parse(value ?? "");

/**
 * What is to be kept, with who keeps it. Only a form sends the time it was read at; one's own older
 * state is let through, for a form saves while its last save is still on its way. Throws 409 where
 * somebody else has saved since, with their name at the field, by which the form knows it.
 */
export function takeTurn<T extends Saved>(
  data: T,
  before: Saved | undefined,
  req: PayloadRequest,
): T {
  const editor = nameOf(req);
  if (editor === undefined) return data;
  const isOlder = timeOf(data.updatedAt) < timeOf(before?.updatedAt);
  if (isOlder && before?.lastSavedBy && before.lastSavedBy !== editor)
    throw Object.assign(
      new APIError(
        `${before.lastSavedBy} has saved this since you opened it, so yours was not saved over it. What you wrote is still in the form.`,
        409,
        { errors: [{ path: "lastSavedBy", message: before.lastSavedBy }] },
        true,
      ),
      { name: SAVED_MEANWHILE },
    );
  return { ...data, lastSavedBy: editor };
}

/** The collection, with each save compared with what it was made from. */
export const guardStaleWrites = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  lockDocuments: NO_LOCK,
  fields: [aboveForm, ...collection.fields, lastSavedBy],
  hooks: {
    ...collection.hooks,
    beforeChange: [
      ({ data, originalDoc, req }) => takeTurn(data, originalDoc, req),
      ...(collection.hooks?.beforeChange ?? []),
    ],
  },
});

/**
 * A page that nobody had saved when it was read gave its form no time, and Payload would take the
 * present one for it: such a form is older than any save. Calls that are no form's say no time on
 * purpose.
 */
const asNeverSaved: NonNullable<NonNullable<GlobalConfig["hooks"]>["beforeOperation"]>[number] = ({
  args,
  operation,
  req,
}) => {
  const { data }: { data?: Saved } = args;
  const isForm = req.headers?.get("content-type")?.startsWith("multipart/form-data");
  return operation === "update" && isForm && data && !data.updatedAt
    ? { ...args, data: { ...data, updatedAt: new Date(0).toISOString() } }
    : args;
};

/** The same for a global. */
export const guardStaleGlobalWrites = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  lockDocuments: NO_LOCK,
  fields: [aboveForm, ...global.fields, lastSavedBy],
  hooks: {
    ...global.hooks,
    beforeOperation: [asNeverSaved, ...(global.hooks?.beforeOperation ?? [])],
    beforeChange: [
      ({ data, originalDoc, req }) => takeTurn<Saved>(data, originalDoc, req),
      ...(global.hooks?.beforeChange ?? []),
    ],
  },
});
