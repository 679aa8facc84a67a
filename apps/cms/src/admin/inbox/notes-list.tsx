import type { UIFieldServerProps } from "payload";
import { NotesPanel } from "#admin/inbox/notes-panel.tsx";
import type { Submission } from "#payload-types.ts";

const isPdf = ({ name, type }: { name: string; type: string }): boolean =>
  type === "application/pdf" || /\.pdf$/i.test(name);

/**
 * What colleagues wrote about a submission, and the place to write more; beside it the first PDF
 * that came. Files of other kinds are downloads, above.
 */
export function NotesList({ data }: UIFieldServerProps) {
  const { id, notes, remarks, files }: Partial<Submission> = data ?? {};
  if (id === undefined) return null;
  const pdf = files?.findIndex(isPdf) ?? -1;
  return (
    <div className={pdf < 0 ? undefined : "beside-notes"}>
      <NotesPanel submission={id} earlier={notes ?? ""} kept={remarks ?? []} />
      {pdf >= 0 && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- under it Chromium shows no PDF; the answer's policy has it
        <iframe
          title={`The file ${files?.[pdf]?.name}`}
          src={`/cms/api/submissions/${id}/files/${pdf}/view`}
        />
      )}
    </div>
  );
}
