import type { UIFieldServerProps } from "payload";
import { NotesPanel } from "#admin/inbox/notes-panel.tsx";
import type { Submission } from "#payload-types.ts";

/** What colleagues wrote about a submission, and the place to write more. */
export function NotesList({ data }: UIFieldServerProps) {
  const { id, notes, remarks }: Partial<Submission> = data ?? {};
  return id === undefined ? null : (
    <NotesPanel submission={id} earlier={notes ?? ""} kept={remarks ?? []} />
  );
}
