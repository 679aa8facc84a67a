import type { UIFieldServerProps } from "payload";
import type { Submission } from "#payload-types.ts";

const NOTE = { whiteSpace: "pre-wrap", overflowWrap: "anywhere", margin: "0 0 0.2rem" } as const;
const SIGNED = { margin: "0 0 1rem", opacity: 0.7, fontSize: "0.85em" } as const;

/** What colleagues wrote about a submission, oldest first. */
export function NotesList({ data }: UIFieldServerProps) {
  const { notes, remarks } = (data ?? {}) as Partial<Submission>;
  if (!notes && !remarks?.length) return null;
  return (
    <section aria-label="Notes" style={{ marginBottom: "1rem" }}>
      <h3 style={{ marginBottom: "0.75rem" }}>Notes</h3>
      {notes && (
        <>
          <p style={NOTE}>{notes}</p>
          <p style={SIGNED}>earlier</p>
        </>
      )}
      {remarks?.map(({ id, text, by, at }) => (
        <div key={id}>
          <p style={NOTE}>{text}</p>
          <p style={SIGNED}>
            {by}, <time dateTime={at}>{new Date(at).toUTCString().slice(5, 22)}</time> UTC
          </p>
        </div>
      ))}
    </section>
  );
}
