"use client";
import { useAllFormFields } from "@payloadcms/ui";
import { useLayoutEffect } from "react";

/**
 * Keeps a list empty whose last row was removed. Payload 3.90 takes the answer to an earlier
 * autosave for news of the list, which then counts as sent by its rows: of a list without rows the
 * next save carries nothing, the host keeps the old ones, and they come back into the form.
 * Before the next paint, and so before the next save.
 */
export function useEmptiedLists(): void {
  const [fields, dispatch] = useAllFormFields();
  useLayoutEffect(() => {
    for (const [path, { rows, disableFormData }] of Object.entries(fields))
      if (rows?.length === 0 && disableFormData)
        dispatch({ type: "UPDATE", path, disableFormData: false });
  }, [fields, dispatch]);
}
