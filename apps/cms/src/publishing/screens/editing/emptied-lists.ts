"use client";
import { useAllFormFields } from "@payloadcms/ui";
import { useLayoutEffect } from "react";

/**
 * Keeps a list empty after its last row was removed. Payload 3.90 merges the response to an
 * earlier autosave into the list, which then counts as sent row by row: for a list without rows
 * the next save sends nothing, the host retains the old rows, and they return to the form. Runs
 * before the next paint, and so before the next save.
 */
export function useEmptiedLists(): void {
  const [fields, dispatch] = useAllFormFields();
  useLayoutEffect(() => {
    for (const [path, { rows, disableFormData }] of Object.entries(fields))
      if (rows?.length === 0 && disableFormData)
        dispatch({ type: "UPDATE", path, disableFormData: false });
  }, [fields, dispatch]);
}
