import type { Translate } from "@meridian/messages/messages";
import { useEffect, useId, useRef, type ComponentProps } from "react";
import { useT } from "#app/language/language.ts";
import { Message } from "#app/language/message.tsx";
import { fileSize } from "#app/text/file-size.ts";
import { describedBy, hintId } from "#app/ui/described-by.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./file-field.module.css";

/** `size` in bytes. */
export interface ChosenFile {
  name: string;
  size: number;
}

interface FileFieldProps extends Pick<ComponentProps<"input">, "accept"> {
  label: string;
  name: string;
  hint: string;
  error?: string;
  optional?: boolean;
  /** The shown file; `null` also empties the input. */
  file: ChosenFile | null;
  onFile: (file: File | null) => void;
  /** Browsers would silently take the first of several dropped files, or none. */
  onSeveral: () => void;
  /** While uploading: the sent fraction (0 to 1) and a stop callback. */
  upload?: Upload | undefined;
}

interface Upload {
  share: number;
  onStop: () => void;
}

/** A box to click or drop into. The real input covers it, so both work without script. */
export function FileField({
  label,
  name,
  hint,
  error,
  optional,
  file,
  onFile,
  onSeveral,
  upload,
  accept,
}: FileFieldProps) {
  const id = useId();
  const t = useT();
  const input = useChosenFile(file, onFile);
  const filled = file !== null;
  return (
    <FieldFrame id={id} label={label} error={error} optional={optional}>
      <div className={styles.box} data-state={error ? "error" : filled ? "filled" : "empty"}>
        <input
          ref={input}
          className={styles.input}
          type="file"
          id={id}
          name={name}
          accept={accept}
          disabled={Boolean(upload) && filled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onFile(event.currentTarget.files?.[0] ?? null)}
          {...dropOfSeveral(onSeveral)}
        />
        {!filled && <Icon name="upload" />}
        <span className={styles.text}>
          {filled ? (
            <b className={styles.name}>
              <bdi>{file.name}</bdi>
            </b>
          ) : (
            <span>
              <Message
                of="ui.chooseOrDrop"
                values={{ choose: <b className={styles.choose}>{t("ui.chooseFile")}</b> }}
              />
            </span>
          )}
          {filled && (
            <span className={styles.hint}>
              {upload ? progressWords(upload.share, t) : fileSize(file.size, t)}
            </span>
          )}
          <span className={styles.hint} id={hintId(id)} hidden={filled}>
            {hint}
          </span>
        </span>
        {filled && !upload && (
          <TextButton label={t("ui.removeFile")} onPress={() => onFile(null)} />
        )}
        {/* Once all of it is sent the server may have it, and stopping has no effect. */}
        {filled && upload && upload.share < 1 && (
          <TextButton key="stop" label={t("ui.cancelSending")} onPress={upload.onStop} />
        )}
        {filled && upload && (
          <progress
            className={styles.progress}
            max={1}
            value={upload.share}
            aria-label={t("ui.sendingFile", { label })}
          />
        )}
      </div>
    </FieldFrame>
  );
}

const progressWords = (share: number, t: Translate): string =>
  share < 1 ? t("ui.sendingShare", { percent: Math.floor(share * 100) }) : t("ui.fileSent");

/** Several dropped files fire no `change`. Cancels `dragover`, without which no `drop` fires. */
function dropOfSeveral(
  onSeveral: () => void,
): Pick<ComponentProps<"input">, "onDragOver" | "onDrop"> {
  const isOne = ({ items }: DataTransfer): boolean =>
    [...items].filter(({ kind }) => kind === "file").length < 2;
  return {
    onDragOver: (event) => isOne(event.dataTransfer) || event.preventDefault(),
    onDrop(event) {
      if (isOne(event.dataTransfer)) return;
      event.preventDefault();
      onSeveral();
    },
  };
}

function TextButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.remove} onClick={onPress}>
      {label}
    </button>
  );
}

/** Synchronizes the input with the shown file, and reads a file chosen before hydration. */
function useChosenFile(file: ChosenFile | null, onFile: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null);
  const early = useRef(true);
  useEffect(() => {
    const chosen = input.current?.files?.[0];
    if (!file && chosen) {
      if (early.current) onFile(chosen);
      else if (input.current) input.current.value = "";
    }
    early.current = false;
  }, [file, onFile]);
  return input;
}
