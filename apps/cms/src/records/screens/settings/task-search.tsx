"use client";
import { useForm } from "@payloadcms/ui";
import { useId, useState } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import {
  fieldAddress,
  findFields,
  type TaskField,
} from "#records/globals/site-settings/task-fields.ts";

const MOST = 12;

interface TaskSearchProps {
  fields: readonly TaskField[];
  open: (field: TaskField) => void;
}

/** Over all fields of the settings: typing is enough. */
export function TaskSearch({ fields, open }: TaskSearchProps) {
  const t = useWords();
  const id = useId();
  const { getFields } = useForm();
  const [question, setQuestion] = useState("");
  const found = question.trim() === "" ? [] : findFields(inRows(fields, getFields(), t), question);
  const more = found.length - MOST;
  return (
    <div className="settings-search" role="search" aria-label={t("Settings")}>
      <label className="field-label" htmlFor={id}>
        {t("Find a setting")}
      </label>
      <input
        id={id}
        type="search"
        value={question}
        maxLength={100}
        placeholder={t("Phone, logo, cookie …")}
        autoComplete="off"
        onChange={({ target }) => setQuestion(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") setQuestion("");
          if (event.key !== "Enter") return;
          // Enter would publish the settings.
          event.preventDefault();
          const [first] = found;
          if (first) open(first);
        }}
      />
      <p role="status" className={found.length > 0 ? "sr-only" : undefined}>
        {question.trim() !== "" &&
          (found.length === 0
            ? t(
                "Nothing found. Try one word, or the beginning of a word; texts of a page are in the page's own form.",
              )
            : t.count(found.length, "{n} setting", "{n} settings"))}
      </p>
      {found.length > 0 && (
        <ul>
          {found.slice(0, MOST).map((field) => (
            <li key={field.path}>
              <a
                href={fieldAddress(field)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey) return;
                  event.preventDefault();
                  open(field);
                }}
              >
                <b>{field.label}</b>
                <span>{[...new Set(field.trail)].join(", ")}</span>
                {field.description && <span>{field.description}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p>{t("and {n} more: add a word to narrow the search", { n: more })}</p>}
    </div>
  );
}

type FormState = ReturnType<ReturnType<typeof useForm>["getFields"]>;

/** A field of a list stands for one in each of its rows, named by the row's first text. */
function inRows(fields: readonly TaskField[], state: FormState, t: Words): TaskField[] {
  const names = new Map<string, string>();
  const named = (row: string, at: number): string => {
    const known = names.get(row) ?? (nameOf(state, row) || t("Row {n}", { n: at + 1 }));
    names.set(row, known);
    return known;
  };
  return fields.flatMap((field): TaskField[] => {
    const { list, path } = field;
    const count = list === undefined ? 0 : (state[list]?.rows?.length ?? 0);
    if (list === undefined || count === 0) return [field];
    return Array.from({ length: count }, (_, at): TaskField => {
      const row = `${list}.${at}`;
      const trail = [...field.trail.filter((words) => words !== field.label), named(row, at)];
      return { ...field, path: row + path.slice(list.length), trail };
    });
  });
}

function nameOf(state: FormState, row: string): string {
  for (const [path, { value }] of Object.entries(state))
    if (path.startsWith(`${row}.`) && !path.endsWith(".id") && typeof value === "string")
      if (value.trim() !== "") return value.trim().slice(0, 60);
  return "";
}
