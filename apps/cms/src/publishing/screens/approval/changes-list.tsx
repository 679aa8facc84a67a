import { changedPart, withInvisible } from "#publishing/approval/changed-part.ts";
import type { Change } from "#publishing/approval/changes.ts";

/** Changes shown at first; a button shows the rest. */
const OPEN = 10;
/** Unchanged characters shown around a change. */
const CONTEXT = 80;

export function ChangesList({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return <p>No texts change.</p>;
  return (
    <details className="changes" open={changes.length <= OPEN}>
      <summary>{changes.length === 1 ? "One change" : `${changes.length} changes`}</summary>
      <ul>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            <strong>{withInvisible(field)}</strong>
            <Changed before={before} after={after} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Changed(both: { before: string; after: string }) {
  const { head, before, after, tail } = changedPart(both.before, both.after);
  return (
    <div className="changes-text">
      <Same text={head} />
      {before && (
        <del>
          <span className="changes-word">removed: </span>
          {withInvisible(before)}
        </del>
      )}
      {after && (
        <ins>
          <span className="changes-word">added: </span>
          {withInvisible(after)}
        </ins>
      )}
      <Same text={tail} />
    </div>
  );
}

/** Long unchanged text is expandable. */
const Same = ({ text }: { text: string }) =>
  text.length <= CONTEXT ? (
    <span>{withInvisible(text)}</span>
  ) : (
    <details>
      <summary>{text.length.toLocaleString("en")} unchanged characters</summary>
      {withInvisible(text)}
    </details>
  );
