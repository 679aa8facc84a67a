"use client";
import { useFormFields } from "@payloadcms/ui";
import { useState } from "react";

const inWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Shows what a day to come does, before "Publish changes" is pressed. */
export function DatedNote({ path }: { path: string }) {
  const [now] = useState(Date.now);
  const value = useFormFields(([fields]) => fields[path]?.value);
  const day = typeof value === "string" || value instanceof Date ? new Date(value) : null;
  const isToCome = day !== null && day.getTime() - 12 * 3_600_000 > now;
  return (
    <p role="status" className="field-description" hidden={!isToCome}>
      {isToCome &&
        `This day is to come: after "Publish changes", visitors see the post from ${inWords.format(day)} on.`}
    </p>
  );
}
