import { useT } from "#app/language/language.ts";
import { SearchForm } from "#app/shell/search/search-form.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./search-panel.module.css";

export const SEARCH_ID = "site-search";

/** The header's search: a popover, so that it opens and closes by key and press without script. */
export function SearchPanel() {
  const t = useT();
  return (
    <div className={styles.panel} id={SEARCH_ID} popover="auto">
      <Wrap className={styles.inner}>
        <SearchForm label={t("shell.searchSite")} isFirst />
        <IconButton
          icon="close"
          label={t("shell.closeSearch")}
          popoverTarget={SEARCH_ID}
          popoverTargetAction="hide"
        />
      </Wrap>
    </div>
  );
}
