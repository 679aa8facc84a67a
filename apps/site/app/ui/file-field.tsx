import { useEffect, useId, useRef, type ComponentProps } from "react";
import { fileSize } from "#app/lib/file-size.ts";
import { describedBy, hintId } from "#app/ui/described-by.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./file-field.module.css";

/** `size` in bytes. */
export interface ChosenFile {
  name: string;
  size: number;
}

interface FileFieldProps extends Pick<ComponentProps<"input">, "accept" | "multiple"> {
  label: string;
  name: string;
  hint: string;
  error?: string;
  optional?: boolean;
  /** What the field shows; an empty list also empties the input. */
  files: readonly ChosenFile[];
  onFiles: (files: File[]) => void;
  /** While they are being sent: how much has gone (0 to 1), and what stops it. */
  upload?: Upload | undefined;
}

interface Upload {
  share: number;
  onStop: () => void;
}

/** A file input as a box to press or drop into. The real input covers the box, so both work before any script. */
export function FileField({ label, name, hint, error, optional, files, onFiles, upload, accept, multiple }: FileFieldProps) {
  const id = useId();
  const input = useChosenFiles(files, onFiles);
  const filled = files.length > 0;
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
          multiple={multiple}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onFiles([...(event.currentTarget.files ?? [])])}
        />
        {!filled && <Icon name="upload" />}
        <span className={styles.text}>
          {filled ? <b className={styles.name}>{files.map((file) => file.name).join(", ")}</b> : <span><b className={styles.choose}>Choose a file</b> or drop it here</span>}
          {filled && <span className={styles.hint}>{upload ? progressWords(upload.share) : fileSize(files.reduce((sum, file) => sum + file.size, 0))}</span>}
          <span className={styles.hint} id={hintId(id)} hidden={filled}>{hint}</span>
        </span>
        {filled && !upload && <TextButton label="Remove" onPress={() => onFiles([])} />}
        {/* All of it gone, the server may have it: then there is nothing left to stop. */}
        {filled && upload && upload.share < 1 && <TextButton key="stop" label="Cancel" onPress={upload.onStop} />}
        {filled && upload && <progress className={styles.progress} max={1} value={upload.share} aria-label={`Sending ${label}`} />}
      </div>
    </FieldFrame>
  );
}

const progressWords = (share: number): string => (share < 1 ? `Sending: ${Math.floor(share * 100)} %` : "Sent, waiting for the answer");

function TextButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.remove} onClick={onPress}>
      {label}
    </button>
  );
}

/** Keeps the input in step with what is shown, and takes up a file that was chosen before the page was hydrated. */
function useChosenFiles(files: readonly ChosenFile[], onFiles: (files: File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  const early = useRef(true);
  useEffect(() => {
    const chosen = [...(input.current?.files ?? [])];
    if (files.length === 0 && chosen.length > 0) {
      if (early.current) onFiles(chosen);
      else if (input.current) input.current.value = "";
    }
    early.current = false;
  }, [files, onFiles]);
  return input;
}
