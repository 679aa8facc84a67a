"use client";
import { useDocumentInfo, useForm } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useLayoutEffect, useRef } from "react";

const isTyped = ({ rows, value, initialValue }: FormState[string]): boolean =>
  !rows && JSON.stringify(value ?? null) !== JSON.stringify(initialValue ?? null);

/** The values that differ from the stored ones, and what the form knows of colleagues' changes. */
function typedIn(fields: FormState): [path: string, value: unknown][] {
  const typed = Object.entries(fields).filter(([, field]) => isTyped(field));
  if (typed.length === 0) return [];
  return [...typed, ...Object.entries(fields).filter(([path]) => path === "asRead")].map(
    ([path, { value }]) => [path, value],
  );
}

/**
 * Keeps what is typed and not saved when another action on the page reads it again: Payload 3.90
 * then replaces the whole form.
 */
export function useKeptWords(): void {
  const { id, initialState } = useDocumentInfo();
  const { getFields, dispatchFields, setModified } = useForm();
  const last = useRef({ id, initialState });
  useLayoutEffect(() => {
    const { current: before } = last;
    last.current = { id, initialState };
    if (before.id !== id || before.initialState === initialState) return;
    const typed = typedIn(getFields());
    if (typed.length === 0) return;
    // After the form's own effect, which replaces its values.
    setTimeout(() => {
      for (const [path, value] of typed) dispatchFields({ type: "UPDATE", path, value });
      setModified(true);
    });
  }, [id, initialState, getFields, dispatchFields, setModified]);
}
