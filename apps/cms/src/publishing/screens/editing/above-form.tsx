"use client";
import { useAllFormFields, useForm } from "@payloadcms/ui";
import { useEffect, useLayoutEffect, useState } from "react";
import { Colleagues } from "#publishing/screens/editing/colleagues.tsx";
import { useSavedFolds } from "#publishing/screens/editing/saved-folds.ts";
import { Lacking } from "#publishing/screens/editing/lacking.tsx";
import { useOpenForm } from "#publishing/screens/editing/late-answers.tsx";
import { newForm } from "#admin-ui/open-form.ts";
import { Unsaved } from "#publishing/screens/editing/unsaved.tsx";
import { useDraftPlace } from "#publishing/screens/editing/use-saved-draft.ts";
import { useKeptPress } from "#publishing/screens/editing/use-kept-press.ts";
import { useKeptWords } from "#publishing/screens/editing/use-kept-words.ts";
import { useWrittenWords } from "#publishing/screens/editing/use-written-words.ts";
import { signSaves } from "#publishing/screens/editing/watch-saves.ts";

/** Warnings that an editor must see before typing on. */
export function AboveForm() {
  const [form] = useState(newForm);
  const { path } = useDraftPlace();
  const { getFields } = useForm();
  useEffect(
    () => signSaves(path, form, () => getFields().updatedAt?.value),
    [path, form, getFields],
  );
  useEmptiedLists();
  useSavedFolds();
  useOpenForm();
  useWrittenWords();
  useKeptPress();
  useKeptWords({ isAutosaved: true });
  return (
    <>
      <Colleagues form={form} />
      <Unsaved form={form} />
      <Lacking />
    </>
  );
}

/**
 * A list stays empty after its last row was removed. Payload 3.90 merges an earlier autosave's
 * response into the list, which then counts as sent row by row: the next save sends nothing for a
 * list without rows, and the host's old rows return. Runs before the next paint, so before the next
 * save.
 */
function useEmptiedLists(): void {
  const [fields, dispatch] = useAllFormFields();
  useLayoutEffect(() => {
    for (const [path, { rows, disableFormData }] of Object.entries(fields))
      if (rows?.length === 0 && disableFormData)
        dispatch({ type: "UPDATE", path, disableFormData: false });
  }, [fields, dispatch]);
}
