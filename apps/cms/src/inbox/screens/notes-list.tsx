import { markedName } from "@meridian/contract/files/file-marks";
import type { UIFieldServerProps } from "payload";
import { BesideNotes } from "#inbox/screens/beside-notes.tsx";
import { NotesPanel } from "#inbox/screens/notes-panel.tsx";
import type { Submission } from "#payload-types.ts";

const isPdf = ({ name, type }: { name: string; type: string }): boolean =>
  /^application\/pdf\b/.test(type) || /\.pdf$/i.test(name);

/**
 * What colleagues wrote about a submission, and the place to write more; beside it the first PDF
 * that came. Files of other kinds are downloads, above.
 */
export function NotesList({ data }: UIFieldServerProps) {
  const { id, notes, remarks, files }: Partial<Submission> = data ?? {};
  if (id === undefined) return null;
  const pdf = files?.findIndex(isPdf) ?? -1;
  const { name = "", type = "" } = files?.[pdf] ?? {};
  const notesPanel = <NotesPanel submission={id} earlier={notes ?? ""} kept={remarks ?? []} />;
  return pdf < 0 ? (
    notesPanel
  ) : (
    <BesideNotes
      name={markedName(name, type)}
      address={`/cms/api/submissions/${id}/files/${pdf}/view`}
    >
      {notesPanel}
    </BesideNotes>
  );
}
