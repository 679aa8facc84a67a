import type { FoundLine as Found } from "#inbox/texts/found-line.ts";

/** The line of a file or of the message with a word of the list's search. */
export function FoundLine({ found: { file, around } }: { found: Found }) {
  const [before, word, after] = around;
  return (
    <small>
      {file && (
        <>
          <bdi>{file}</bdi>:{" "}
        </>
      )}
      <bdi>
        {before}
        <mark>{word}</mark>
        {after}
      </bdi>
    </small>
  );
}
