/** Notes of colleagues on a submission: each with its author and time, append-only. */
import { randomBytes } from "node:crypto";
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  Field,
  PayloadRequest,
} from "payload";
import { noOne } from "#accounts/access/roles.ts";
import type { Submission } from "#payload-types.ts";

/** Characters of one note. */
const LONGEST = 5000;

/**
 * `newNote` is the input, which is stored as a row of `remarks`. `notes` is the former format: one
 * text.
 */
export const noteFields: Field[] = [
  {
    name: "notesList",
    type: "ui",
    label: "Notes",
    admin: {
      disableListColumn: true,
      components: { Field: "/inbox/screens/notes-list.tsx#NotesList" },
    },
  },
  {
    name: "newNote",
    type: "textarea",
    virtual: true,
    maxLength: LONGEST,
    admin: { hidden: true, readOnly: false, disableListColumn: true, disableListFilter: true },
  },
  {
    name: "notes",
    type: "textarea",
    access: { create: noOne, update: noOne },
    // The former format: the search covers it, and the notes.
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  {
    name: "remarks",
    type: "array",
    access: { create: noOne, update: noOne },
    label: "Notes",
    admin: { hidden: true, disableListColumn: true, disableListFilter: false },
    // Rows added on their own have no order but their time.
    hooks: {
      afterRead: [
        ({ value }: { value?: Remark[] | null }) =>
          value?.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at))),
      ],
    },
    fields: [
      { name: "text", type: "textarea", required: true },
      { name: "by", type: "text", required: true },
      { name: "at", type: "date", required: true },
    ],
  },
];

type Remark = NonNullable<Submission["remarks"]>[number];
type Typed = Partial<Submission> & { newNote?: string | null };

/** The input as a row, signed with the logged-in user; `null` if it is empty. */
function remarkOf({ newNote }: Typed, req: PayloadRequest): Remark | null {
  const text = newNote?.trim() ?? "";
  if (text === "") return null;
  const by =
    req.user?.collection === "users" ? req.user.name || req.user.email : "The content host";
  return { id: randomBytes(12).toString("hex"), text, by, at: new Date().toISOString() };
}

/**
 * A change never writes the existing notes (`addNewNote` adds new ones): it may have read fewer
 * than there are by now.
 */
export const keepNotes: CollectionBeforeChangeHook<Submission> = ({ data, operation, req }) => {
  if (operation === "update") {
    const { remarks: _, ...rest } = data;
    return rest;
  }
  const remark = remarkOf(data, req);
  return remark ? { ...data, remarks: [remark] } : data;
};

/** Adds the note as its own row, so that a colleague's simultaneous note is another row. */
export const addNewNote: CollectionAfterChangeHook<Submission> = async ({
  data,
  doc,
  operation,
  req,
}) => {
  const remark = operation === "update" ? remarkOf(data, req) : null;
  if (!remark) return doc;
  await req.payload.db.updateOne({
    collection: "submissions",
    id: doc.id,
    data: { remarks: { $push: [{ ...remark }] }, updatedAt: null },
    req,
    returning: false,
  });
  return { ...doc, remarks: [...(doc.remarks ?? []), remark] };
};

/** All notes as one text, oldest first, for one cell of a table. */
export function notesText({ notes, remarks }: Pick<Submission, "notes" | "remarks">): string {
  const lines = (remarks ?? []).map(
    ({ at, by, text }) => `${at.slice(0, 16).replace("T", " ")}, ${by}: ${text}`,
  );
  return [...(notes ? [notes] : []), ...lines].join("\n");
}
