"use client";
import { FieldError, FieldLabel, useField } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { useEffect, useId, useState } from "react";
import { readJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

/** Free words; the browser completes those that other submissions have. */
export const TagsField: TextFieldClientComponent = ({ path, field }) => {
  const t = useWords();
  const { value, setValue, showError, formInitializing } = useField<string | null>({ path });
  const [text, setText] = useState("");
  const [known, setKnown] = useState<string[]>([]);
  const id = useId();
  const tags = (value ?? "").split("|").filter(Boolean);
  const set = (changed: readonly string[]): void =>
    setValue(changed.length > 0 ? `|${changed.join("|")}|` : null);
  useEffect(() => {
    void readJson<{ tags: string[] }>("/cms/api/submissions/tags").then(({ json }) =>
      setKnown(json.tags ?? []),
    );
  }, []);

  function add(): void {
    const tag = text.replace(/[\s|]+/g, " ").trim();
    setText("");
    if (tag !== "" && !tags.some((one) => one.toLowerCase() === tag.toLowerCase()))
      set([...tags, tag]);
  }
  return (
    <div
      className={`field-type plain-field tags-field${showError ? " error" : ""}`}
      id={`field-${field.name}`}
    >
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      {tags.length > 0 && (
        <ul className="tags" aria-label={t.count(tags.length, "{n} tag", "{n} tags")}>
          {tags.map((tag) => (
            <li key={tag}>
              <bdi>{tag}</bdi>
              <button
                type="button"
                aria-label={t("Remove the tag {tag}", { tag })}
                onClick={() => set(tags.filter((one) => one !== tag))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        list={`${id}-known`}
        value={text}
        maxLength={40}
        disabled={formInitializing}
        placeholder={t("Add a tag, then Enter")}
        onChange={({ target }) => setText(target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Else Enter saves the form.
          event.preventDefault();
          add();
        }}
      />
      <datalist id={`${id}-known`}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
      </datalist>
    </div>
  );
};
