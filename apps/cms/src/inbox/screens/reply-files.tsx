"use client";
import { Button, useListDrawer } from "@payloadcms/ui";
import { useEffect, useRef, type RefObject } from "react";
import { MOST_REPLY_FILES } from "@meridian/contract/site-protocol/reply-limits";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
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
  const t = useWords();
  const [ListDrawer, , { openDrawer, closeDrawer, isDrawerOpen }] = useListDrawer({
    collectionSlugs: [LIBRARY],
    filterOptions,
  });
  const total = bytesOf(files);
  const group = useRef<HTMLDivElement>(null);
  useAside(group, isDrawerOpen);
  return (
    <div ref={group} className="field-type reply-files" role="group" aria-label={t("Files")}>
      {files.length > 0 && (
        <ul>
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <bdi>{name}</bdi> <span>{sizeInWords(size)}</span>
              <Button
                size="small"
                margin={false}
                buttonStyle="secondary"
                aria-label={t("Remove {name}", { name })}
                onClick={() => {
                  onChange(files.filter((file) => file.id !== id));
                  // The button goes with its file.
                  group.current?.querySelector<HTMLElement>(":scope > button")?.focus();
                }}
              >
                {t("Remove")}
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
        {t("Add a file")}
      </Button>
      <p className="field-description" role="status">
        {limitInWords(total, most, t)}
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

function limitInWords(total: number, most: number, t: Words): string {
  const values = { n: MOST, most: sizeInWords(most), total: sizeInWords(total) };
  if (total > most) return t("{total} together: at most {most} can be sent. Remove some.", values);
  return t(
    total > 0
      ? "PDFs and pictures of the library, at most {n} and {most} together (now {total}). The library is public: nothing about a person belongs there."
      : "PDFs and pictures of the library, at most {n} and {most} together. The library is public: nothing about a person belongs there.",
    values,
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
export const FileNames = ({ files, t }: { files: readonly DraftFile[]; t: Words }) =>
  files.length > 0 && (
    <ul className="reply-files" aria-label={t("Files of this letter")}>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <bdi>{name}</bdi> <span>{sizeInWords(size)}</span>
        </li>
      ))}
    </ul>
  );

/** Of a letter in the thread. */
export function SentFiles({ files, t }: { files: readonly ShownFile[]; t: Words }) {
  if (files.length === 0) return null;
  return (
    <ul className="reply-files" aria-label={t("Files of this letter")}>
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
