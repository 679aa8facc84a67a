/** Colleagues' notes, each with author and time; append-only. */
import { randomBytes } from "node:crypto";
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  Field,
  PayloadRequest,
} from "payload";
import { noOne } from "#accounts/access/roles.ts";
import { LONGEST_NOTE } from "#inbox/by-hand/candidate-words.ts";
import { renewSearchText } from "#inbox/search-text.ts";
import { noteMentions } from "#inbox/teamwork/mentions.ts";
import { nameOf } from "#inbox/teamwork/note-changes.ts";
import type { Submission } from "#payload-types.ts";

/** `newNote` is the input, stored as a row of `remarks`; `notes` is the former format, one text. */
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
    maxLength: LONGEST_NOTE,
    admin: { hidden: true, readOnly: false, disableListColumn: true, disableListFilter: true },
  },
  {
    name: "notes",
    type: "textarea",
    access: { create: noOne, update: noOne },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  {
    name: "remarks",
    type: "array",
    access: { create: noOne, update: noOne },
    label: "Notes",
    admin: { hidden: true, disableListColumn: true, disableListFilter: false },
    // Rows that are added separately have no order but their time.
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

/** Signed with the logged-in user; `null` for an empty input. */
export function remarkOf({ newNote }: Typed, req: Pick<PayloadRequest, "user">): Remark | null {
  const text = newNote?.trim() ?? "";
  if (text === "") return null;
  return {
    id: randomBytes(12).toString("hex"),
    text,
    by: nameOf(req),
    at: new Date().toISOString(),
  };
}

/** Never writes existing notes: it may have read fewer than there are now. See `addNewNote`. */
export const keepNotes: CollectionBeforeChangeHook<Submission> = ({ data, operation, req }) => {
  if (operation === "update") {
    const { remarks: _, history: __, mentioned: ___, ...rest } = data;
    return rest;
  }
  const remark = remarkOf(data, req);
  return remark ? { ...data, remarks: [remark] } : data;
};

/** A separate row, so that simultaneous notes are both stored. */
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
  await renewSearchText(req.payload, doc.id, { req });
  await noteMentions(req, doc.id, remark.text);
  return { ...doc, remarks: [...(doc.remarks ?? []), remark] };
};

/** All notes as one text, oldest first, for a table's cell. */
export function notesText({ notes, remarks }: Pick<Submission, "notes" | "remarks">): string {
  const lines = (remarks ?? []).map(
    ({ at, by, text }) => `${at.slice(0, 16).replace("T", " ")}, ${by}: ${text}`,
  );
  return [...(notes ? [notes] : []), ...lines].join("\n");
}
