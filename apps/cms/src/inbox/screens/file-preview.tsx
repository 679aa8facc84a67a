"use client";
import { Button } from "@payloadcms/ui";
import { useId, useState, type ReactNode } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";

export interface ShownFile {
  name: string;
  /** Shows the file, isolated from the panel by its response's policy. */
  address: string;
  /** Downloads it. */
  download: string;
}

/** Opens on request: the browser's PDF viewer takes the focus, even from a user who types. */
export function FilePreview({ files, children }: { files: ShownFile[]; children: ReactNode }) {
  const t = useWords();
  const [shown, setShown] = useState<ShownFile>();
  const place = useId();
  return (
    <>
      {files.map((file) => (
        <Button
          key={file.address}
          size="small"
          buttonStyle="secondary"
          margin={false}
          className="file-preview-button"
          extraButtonProps={{
            "aria-expanded": shown?.address === file.address,
            "aria-controls": place,
          }}
          onClick={() => setShown(shown?.address === file.address ? undefined : file)}
        >
          {t(shown?.address === file.address ? "Hide {name}" : "Show {name}", { name: file.name })}
        </Button>
      ))}
      <div id={place} className={shown ? "file-preview" : undefined}>
        {children}
        {shown && <Viewer key={shown.address} {...shown} />}
      </div>
    </>
  );
}

/** A browser without a viewer would start a download instead; some show a blank frame. */
function Viewer({ name, address, download }: ShownFile) {
  const t = useWords();
  const hasViewer = navigator.pdfViewerEnabled;
  return (
    <div>
      {hasViewer && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- under it Chromium shows no PDF; the answer's policy has it
        <iframe title={t("The file {name}", { name })} src={address} />
      )}
      <p className="file-preview__else" role={hasViewer ? undefined : "status"}>
        {t(hasViewer ? "The page stays empty?" : "This browser cannot show a PDF here.")}{" "}
        <a href={download} download>
          {t("Download {name}", { name })}
        </a>
      </p>
    </div>
  );
}
