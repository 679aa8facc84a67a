"use client";
import { useAllFormFields } from "@payloadcms/ui";
import { useLayoutEffect } from "react";

/**
 * A list stays empty after its last row was removed. Payload 3.90 merges an earlier autosave's
 * response into the list, which then counts as sent row by row: the next save sends nothing for a
 * list without rows, and the host's old rows return. Runs before the next paint, so before the next
 * save.
 */
export function useEmptiedLists(): void {
  const [fields, dispatch] = useAllFormFields();
  useLayoutEffect(() => {
    for (const [path, { rows, disableFormData }] of Object.entries(fields))
      if (rows?.length === 0 && disableFormData)
        dispatch({ type: "UPDATE", path, disableFormData: false });
  }, [fields, dispatch]);
}
