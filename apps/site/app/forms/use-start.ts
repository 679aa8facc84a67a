import { useEffect, useRef, type RefObject } from "react";

/** Updates the initial values of fields, by name, until the visitor edits them. */
export function useStart(
  form: RefObject<HTMLFormElement | null>,
  start: Readonly<Record<string, string>> = {},
): void {
  const before = useRef(start);
  useEffect(() => {
    for (const name of new Set([...Object.keys(before.current), ...Object.keys(start)])) {
      const [was = "", is = ""] = [before.current[name], start[name]];
      const field = form.current?.elements.namedItem(name);
      const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
      if (isText && was !== is && field.value === was) field.value = is;
    }
    before.current = start;
  });
}
