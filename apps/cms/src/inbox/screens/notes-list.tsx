import { markedName } from "@meridian/files/store/file-marks";
import type { UIFieldServerProps } from "payload";
import { FilePreview } from "#inbox/screens/file-preview.tsx";
import { NotesPanel } from "#inbox/screens/notes-panel.tsx";
import { colleagues, isMentioned } from "#inbox/teamwork/mentions.ts";
import type { Submission } from "#payload-types.ts";

const isPdf = ({ name, type }: { name: string; type: string }): boolean =>
  /^application\/pdf\b/.test(type) || /\.pdf$/i.test(name);

/** Next to the notes it shows one submitted PDF at a time; other files are downloads, above. */
export async function NotesList({ data, payload, user }: UIFieldServerProps) {
  const { id, notes, remarks, files, mentioned }: Partial<Submission> = data ?? {};
  if (id === undefined) return null;
  const all = await colleagues(payload);
  const shown = (files ?? []).flatMap((file, at) => {
    const download = `/cms/api/submissions/${id}/files/${at}`;
    return isPdf(file)
      ? [{ name: markedName(file.name, file.type), download, address: `${download}/view` }]
      : [];
  });
  const notesPanel = (
    <NotesPanel
      submission={id}
      earlier={notes ?? ""}
      stored={remarks ?? []}
      colleagues={all.filter((one) => one.id !== user?.id)}
      isMentioned={isMentioned({ mentioned }, Number(user?.id))}
    />
  );
  return shown.length === 0 ? notesPanel : <FilePreview files={shown}>{notesPanel}</FilePreview>;
}
