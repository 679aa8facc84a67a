/** Notes of colleagues on a submission: each with its author and time, added and never changed. */
import type { CollectionBeforeChangeHook, Field } from "payload";
import { nobody } from "#access/roles.ts";
import type { Submission } from "#payload-types.ts";

/** Characters of one note. */
const LONGEST = 5000;

/** `newNote` is what is typed; it is kept as a row of `remarks`. `notes` is how they were kept before: one text. */
export const noteFields: Field[] = [
  { name: "notesList", type: "ui", label: "Notes", admin: { disableListColumn: true, components: { Field: "/admin/notes-list.tsx#NotesList" } } },
  { name: "newNote", label: "Add a note", type: "textarea", virtual: true, maxLength: LONGEST, admin: { rows: 3, readOnly: false, disableListColumn: true, disableListFilter: true, description: "For colleagues; the sender never sees it. It is kept with your name when you save." } },
  { name: "notes", type: "textarea", access: { create: nobody, update: nobody }, admin: { hidden: true } },
  {
    name: "remarks",
    type: "array",
    access: { create: nobody, update: nobody },
    admin: { hidden: true },
    fields: [
      { name: "text", type: "textarea", required: true },
      { name: "by", type: "text", required: true },
      { name: "at", type: "date", required: true },
    ],
  },
];

/** Makes a typed note a row, signed with whoever is logged in. */
export const keepNewNote: CollectionBeforeChangeHook<Submission> = ({ data, originalDoc, req }) => {
  const { newNote, ...rest } = data as Partial<Submission> & { newNote?: string | null };
  const text = newNote?.trim() ?? "";
  if (text === "") return rest;
  const by = req.user?.collection === "users" ? req.user.name || req.user.email : "The content host";
  return { ...rest, remarks: [...(originalDoc?.remarks ?? []), { text, by, at: new Date().toISOString() }] };
};

/** All notes as one text, oldest first, as a table has it in one cell. */
export function notesText({ notes, remarks }: Pick<Submission, "notes" | "remarks">): string {
  const told = (remarks ?? []).map(({ at, by, text }) => `${at.slice(0, 16).replace("T", " ")}, ${by}: ${text}`);
  return [...(notes ? [notes] : []), ...told].join("\n");
}
