"use client";
import { Button } from "@payloadcms/ui";
import { useState, type ReactNode } from "react";

interface Props {
  /** What the file is called, and where the host gives it to be read. */
  name: string;
  address: string;
  children: ReactNode;
}

/**
 * The PDF that came, beside the notes, when it is asked for: the browser's viewer takes the focus when
 * it has loaded, from whoever is typing by then.
 */
export function BesideNotes({ name, address, children }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button size="small" buttonStyle="secondary" onClick={() => setShown(!isShown)}>
        {isShown ? "Hide" : "Show"} {name}
      </Button>
      <div className={isShown ? "beside-notes" : undefined}>
        {children}
        {isShown && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- under it Chromium shows no PDF; the answer's policy has it
          <iframe title={`The file ${name}`} src={address} />
        )}
      </div>
    </>
  );
}
