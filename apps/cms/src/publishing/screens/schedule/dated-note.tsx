"use client";
import { useFormFields } from "@payloadcms/ui";
import { useState } from "react";
import { longDayOf } from "#admin-ui/words/formats.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

/** Shows what a day to come does, before "Publish changes" is pressed. */
export function DatedNote({ path }: { path: string }) {
  const t = useWords();
  const [now] = useState(Date.now);
  const value = useFormFields(([fields]) => fields[path]?.value);
  const day = typeof value === "string" || value instanceof Date ? new Date(value) : null;
  const isToCome = day !== null && day.getTime() - 12 * 3_600_000 > now;
  return (
    <p role="status" className="field-description" hidden={!isToCome}>
      {isToCome &&
        t('This day is to come: after "Publish changes", visitors see the post from {day} on.', {
          day: longDayOf(t.locale).format(day),
        })}
    </p>
  );
}
