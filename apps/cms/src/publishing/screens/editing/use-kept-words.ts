"use client";
import { useDocumentInfo, useForm } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { isOlder, keptValues } from "#publishing/screens/editing/kept-values.ts";
import { useDraftPlace } from "#publishing/screens/editing/use-saved-draft.ts";

/**
 * Keeps what is typed when the page is read again: Payload 3.90 then replaces the whole form. It
 * reads a page again after the browser's Back, and after some of its own actions. A form that is
 * saved while one types may have been saved since the page was read: then all of it stays.
 */
export function useKeptWords({ isAutosaved }: { isAutosaved: boolean }): void {
  const { initialState } = useDocumentInfo();
  const { path: place } = useDraftPlace();
  const { getFields, dispatchFields, setModified } = useForm();
  const last = useRef({ place, initialState });
  // Runs before the form's own effect, which replaces its values; the microtask runs after it.
  useEffect(() => {
    const { current: before } = last;
    last.current = { place, initialState };
    if (before.place !== place || before.initialState === initialState || !initialState) return;
    const fields = getFields();
    if (isAutosaved && isOlder(initialState, fields)) {
      queueMicrotask(() =>
        dispatchFields({ type: "REPLACE_STATE", optimize: false, state: fields }),
      );
      return;
    }
    const kept = keptValues(fields, initialState, (path) =>
      isAutosaved ? before.initialState?.[path]?.value : fields[path]?.initialValue,
    );
    if (kept.length === 0) return;
    queueMicrotask(() => {
      for (const [path, value] of kept) dispatchFields({ type: "UPDATE", path, value });
      setModified(true);
    });
  }, [place, initialState, isAutosaved, getFields, dispatchFields, setModified]);
}
