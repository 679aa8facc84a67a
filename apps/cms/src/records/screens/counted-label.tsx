"use client";
import { pageTitle, type Titled } from "@meridian/contract/page-title";
import { FieldLabel, useFormFields } from "@payloadcms/ui";
import type { StaticLabel } from "payload";
import { useEffect, useRef, useState } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";
import { charactersIn, counterWords, crossingWords, type Limit } from "#records/fields/limits.ts";
import "#records/screens/counted-label.css";

export interface CountedLabelProps {
  /** None in the heading of a list's column. */
  path?: string;
  field: { label?: StaticLabel | false; required?: boolean };
  limit: Limit;
  /** Adds the title template of the site. */
  titled?: Titled;
}

/** The label of a field whose length counts, and in a form a counter that names what is too long. */
export function CountedLabel({ path = "", ...props }: CountedLabelProps) {
  if (path === "") return <FieldLabel as="span" unstyled label={props.field.label || undefined} />;
  return <LabelAndCounter {...props} path={path} />;
}

function LabelAndCounter({ path, field, limit, titled }: CountedLabelProps & { path: string }) {
  const t = useWords();
  const value = useFormFields(([fields]) => fields[path]?.value);
  const text = typeof value === "string" ? value.trim() : "";
  const whole = titled && text !== "" ? pageTitle(text, titled) : text;
  const count = charactersIn(whole);
  return (
    <span className="counted-label">
      <FieldLabel label={field.label || undefined} path={path} required={field.required} />
      <span className="counter" data-over={count > limit.most}>
        {counterWords(count, limit, { t, isTitled: whole !== text })}
      </span>
      <span role="status" className="sr-only">
        {useCrossing(count, limit)}
      </span>
    </span>
  );
}

function useCrossing(count: number, limit: Limit): string {
  const t = useWords();
  const before = useRef(count);
  const [words, setWords] = useState("");
  useEffect(() => {
    const crossing = crossingWords(before.current, count, { limit, t });
    before.current = count;
    if (crossing !== "") setWords(crossing);
  }, [t, count, limit]);
  return words;
}
