import type { Words } from "#admin-ui/words/words.ts";

/** Works without JavaScript. */
export function SearchField({ t, question = "" }: { t: Words; question?: string }) {
  return (
    <form className="text-search" role="search" aria-label={t("Everything")} action="/admin/search">
      <input
        type="search"
        name="q"
        defaultValue={question}
        aria-label={t("Search everywhere")}
        placeholder={t("Search everywhere")}
        maxLength={100}
      />
      <button type="submit">{t("Search")}</button>
    </form>
  );
}
