import { markedName } from "@meridian/files/store/file-marks";
import type { UIFieldServerProps } from "payload";
import { FilePreview } from "#inbox/screens/file-preview.tsx";
import { NotesPanel } from "#inbox/screens/notes-panel.tsx";
import type { Submission } from "#payload-types.ts";

const isPdf = ({ name, type }: { name: string; type: string }): boolean =>
  /^application\/pdf\b/.test(type) || /\.pdf$/i.test(name);

/** Next to the notes it shows the first submitted PDF; other files are downloads, above. */
export function NotesList({ data }: UIFieldServerProps) {
  const { id, notes, remarks, files }: Partial<Submission> = data ?? {};
  if (id === undefined) return null;
  const pdf = files?.findIndex(isPdf) ?? -1;
  const { name = "", type = "" } = files?.[pdf] ?? {};
  const notesPanel = <NotesPanel submission={id} earlier={notes ?? ""} stored={remarks ?? []} />;
  return pdf < 0 ? (
    notesPanel
  ) : (
    <FilePreview
      name={markedName(name, type)}
      address={`/cms/api/submissions/${id}/files/${pdf}/view`}
    >
      {notesPanel}
    </FilePreview>
  );
}
