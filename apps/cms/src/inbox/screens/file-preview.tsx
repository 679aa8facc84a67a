"use client";
import { Button } from "@payloadcms/ui";
import { useState, type ReactNode } from "react";

interface Props {
  /** The file's name; `address` shows the file. */
  name: string;
  address: string;
  children: ReactNode;
}

/** Opens on request: the browser's PDF viewer takes the focus, even from a user who types. */
export function FilePreview({ name, address, children }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        className="file-preview-button"
        onClick={() => setShown(!isShown)}
      >
        {isShown ? "Hide" : "Show"} {name}
      </Button>
      <div className={isShown ? "file-preview" : undefined}>
        {children}
        {isShown && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- under it Chromium shows no PDF; the answer's policy has it
          <iframe title={`The file ${name}`} src={address} />
        )}
      </div>
    </>
  );
}
