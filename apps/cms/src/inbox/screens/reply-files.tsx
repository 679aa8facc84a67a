"use client";
import { Button, useListDrawer } from "@payloadcms/ui";
import { useEffect, useRef, type RefObject } from "react";
import { MOST_REPLY_FILES } from "@meridian/contract/site-protocol/reply-limits";
import type { ShownFile } from "#inbox/replies/reply-files.ts";
import { REPLY_TYPES } from "#inbox/replies/reply-types.ts";
import type { DraftFile } from "#inbox/screens/use-reply-draft.ts";
import { plainName, sizeInWords } from "#library/screens/file-words.ts";

const LIBRARY = "media";
const filterOptions = { [LIBRARY]: { mimeType: { in: REPLY_TYPES } } };
const { count: MOST, bytes: MOST_BYTES } = MOST_REPLY_FILES;

interface ReplyFilesProps {
  files: readonly DraftFile[];
  /** Bytes of all together. */
  most?: number;
  onChange: (files: DraftFile[]) => void;
}

export const bytesOf = (files: readonly DraftFile[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

const readNumber = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Chosen in the library's own list. */
export function ReplyFiles({ files, most = MOST_BYTES, onChange }: ReplyFilesProps) {
  const [ListDrawer, , { openDrawer, closeDrawer, isDrawerOpen }] = useListDrawer({
    collectionSlugs: [LIBRARY],
    filterOptions,
  });
  const total = bytesOf(files);
  const group = useRef<HTMLDivElement>(null);
  useAside(group, isDrawerOpen);
  return (
    <div ref={group} className="field-type reply-files" role="group" aria-label="Files">
      {files.length > 0 && (
        <ul>
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <bdi>{name}</bdi> <span>{sizeInWords(size)}</span>
              <Button
                size="small"
                margin={false}
                buttonStyle="secondary"
                aria-label={`Remove ${name}`}
                onClick={() => {
                  onChange(files.filter((file) => file.id !== id));
                  // The button goes with its file.
                  group.current?.querySelector<HTMLElement>(":scope > button")?.focus();
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={files.length >= MOST}
        onClick={openDrawer}
      >
        Add a file
      </Button>
      <p className="field-description" role="status">
        {total > most
          ? `${sizeInWords(total)} together: at most ${sizeInWords(most)} can be sent. Remove some.`
          : `PDFs and pictures of the library, at most ${MOST} and ${sizeInWords(most)} together${total > 0 ? ` (now ${sizeInWords(total)})` : ""}. The library is public: nothing about a person belongs there.`}
      </p>
      <ListDrawer
        allowCreate
        enableRowSelections={false}
        onSelect={({ doc }) => {
          closeDrawer();
          const id = Number(doc.id);
          if (files.some((file) => file.id === id)) return;
          const name = plainName(String(doc.filename ?? ""));
          onChange([...files, { id, name, size: readNumber(doc.filesize) }]);
        }}
      />
    </div>
  );
}

/** Above a modal dialog nothing else can be used: while the drawer is open, the dialog is closed. */
function useAside(within: RefObject<HTMLElement | null>, isAside: boolean): void {
  const closed = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = within.current?.closest("dialog");
    if (isAside && dialog?.open) {
      dialog.close();
      closed.current = dialog;
    } else if (!isAside && closed.current) {
      closed.current.showModal();
      closed.current = null;
      within.current?.scrollIntoView({ block: "nearest" });
    }
  }, [within, isAside]);
}

/** In the preview of a letter. */
export const FileNames = ({ files }: { files: readonly DraftFile[] }) =>
  files.length > 0 && (
    <ul className="reply-files" aria-label="Files of this letter">
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <bdi>{name}</bdi> <span>{sizeInWords(size)}</span>
        </li>
      ))}
    </ul>
  );

/** Of a letter in the thread. */
export function SentFiles({ files }: { files: readonly ShownFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="reply-files" aria-label="Files of this letter">
      {files.map(({ id, name, size, href }) => (
        <li key={id}>
          <a href={href} target="_blank" rel="noreferrer">
            <bdi>{name}</bdi>
          </a>{" "}
          <span>{sizeInWords(size)}</span>
        </li>
      ))}
    </ul>
  );
}
