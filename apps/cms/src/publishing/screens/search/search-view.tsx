import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import { redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { isInboxUser, isWriter } from "#accounts/access/roles.ts";
import { Hits } from "#publishing/screens/search/hits.tsx";
import { SearchField } from "#admin-ui/search-field.tsx";
import { adminWords } from "#admin-ui/words/words.ts";
import { searchMessages } from "#publishing/search/search-messages.ts";
import { searchSettings } from "#publishing/search/search-settings.ts";
import { readableTexts } from "#publishing/search/readable-texts.ts";
import { searchTexts, wordsOf } from "#publishing/search/search-texts.ts";
import { indexedTexts } from "#publishing/search/text-index.ts";

/** Shows only records that this user may read. */
export async function SearchView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult;
  // Payload shows a custom view to anyone, also without login.
  if (!isInboxUser(req) && !isWriter(req)) redirect("/admin/login?redirect=%2Fadmin%2Fsearch");
  const { payload, user, i18n } = req;
  const t = adminWords(i18n);
  const question = typeof searchParams?.q === "string" ? searchParams.q : "";
  const words = wordsOf(question);
  const mayRead = (slug: string): boolean =>
    Boolean(permissions.collections?.[slug]?.read ?? permissions.globals?.[slug]?.read);
  const [hits, messages] =
    words.length === 0
      ? [[], []]
      : await Promise.all([
          indexedTexts(payload, mayRead)
            .then((texts) => readableTexts(req, texts))
            .then((texts) => searchTexts(texts, words)),
          searchMessages(payload, user, words),
        ]);
  const settings =
    words.length > 0 && mayRead("site-settings") ? searchSettings(req, question) : [];
  return (
    <DefaultTemplate
      {...{ i18n, payload, permissions, visibleEntities }}
      viewActions={payload.config.admin.components.actions}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      {...(user && { user })}
    >
      <SetStepNav nav={[{ label: t("Search") }]} />
      <main>
        <Gutter className="dashboard search-page">
          <h1>{t("Search")}</h1>
          <SearchField t={t} question={question} />
          {question && words.length === 0 && <p>{t("Write at least two characters.")}</p>}
          {words.length > 0 && hits.length + messages.length + settings.length === 0 && (
            <p>{t("No results. Try fewer words, or the beginning of a word.")}</p>
          )}
          <Hits id="found-settings" title={t("Settings")} hits={settings} t={t} />
          <Hits id="found-content" title={t("Content")} hits={hits} t={t} />
          <Hits id="found-messages" title={t("Visitors' messages")} hits={messages} t={t} />
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
