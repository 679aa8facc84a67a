import { useId } from "react";
import { ANSWERING } from "#app/forms/tool.ts";
import { useLink, useT } from "#app/language/language.ts";
import { QUERY, SEARCH } from "#app/shell/search/search-address.ts";
import { LONGEST_QUERY } from "#app/text/search-words.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "./search-form.module.css";

interface SearchFormProps {
  label: string;
  query?: string;
  /** The header's, which is on each page: focused when its panel opens. */
  isFirst?: boolean;
  /** Next to another button that counts more. */
  quiet?: boolean;
}

/** The search field: a plain GET form to the search page. */
export function SearchForm({ label, query = "", isFirst = false, quiet }: SearchFormProps) {
  const id = useId();
  const t = useT();
  const link = useLink();
  return (
    <form
      className={styles.form}
      role="search"
      {...(isFirst ? ANSWERING.search : ANSWERING.searchHere)}
      method="get"
      action={link(SEARCH)}
      autoComplete="off"
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.field}
        type="search"
        name={QUERY}
        defaultValue={query}
        maxLength={LONGEST_QUERY}
        dir="auto"
        enterKeyHint="search"
        // Within a closed popover it has no effect on the page's own focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isFirst}
        required
      />
      <Button type="submit" kind={quiet ? "quiet" : "action"}>
        {t("shell.find")}
      </Button>
    </form>
  );
}
