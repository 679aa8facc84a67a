"use client";
import { SelectInput, useField } from "@payloadcms/ui";
import type { OptionObject } from "payload";
import { useWords } from "#admin-ui/words/use-words.ts";

interface ColleagueSelectProps {
  path: string;
  options: OptionObject[];
  readOnly: boolean;
}

/** Stores the user's number, as the relationship field does. */
export function ColleagueSelect({ path, options, readOnly }: ColleagueSelectProps) {
  const t = useWords();
  const { value, setValue, showError, disabled } = useField<number | null>({
    potentiallyStalePath: path,
  });
  return (
    <SelectInput
      path={path}
      name="assignee"
      label={t("Assigned to")}
      placeholder={t("No one")}
      options={options}
      value={value ? String(value) : ""}
      onChange={(chosen) =>
        setValue(chosen && !Array.isArray(chosen) ? Number(chosen.value) : null)
      }
      readOnly={readOnly || disabled}
      showError={showError}
      isClearable
    />
  );
}
