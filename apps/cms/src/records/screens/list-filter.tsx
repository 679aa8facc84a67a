import type { Words } from "#admin-ui/words/words.ts";

interface Choice {
  name: string;
  label: string;
  value: string;
  /** By value: the label. */
  options: readonly (readonly [string, string])[];
}

interface ListFilterProps {
  /** The list's address. */
  list: string;
  words: string;
  choices: readonly Choice[];
  t: Words;
}

/** Works without JavaScript. */
export const ListFilter = ({ list, words, choices, t }: ListFilterProps) => (
  <form className="search-overview-filter" role="search" action={list}>
    <label>
      {t("Words")}
      <input type="search" name="words" defaultValue={words} maxLength={100} />
    </label>
    {choices.map(({ name, label, value, options }) => (
      <label key={name}>
        {label}
        <select name={name} defaultValue={value}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </label>
    ))}
    <button type="submit">{t("Show")}</button>
  </form>
);
