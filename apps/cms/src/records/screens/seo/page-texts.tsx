import type { UIFieldServerProps } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import { PageTextsPanel } from "#records/screens/seo/page-texts-panel.tsx";
import { pathOfTexts, textsOfPage } from "#records/search-texts/of-page.ts";
import { titledBy } from "#records/search-texts/titled.ts";
import { isEditor } from "#accounts/access/roles.ts";

/** In the form of a record: its page as a search result, and the way to its texts. */
export async function PageTexts({
  payload,
  id,
  data,
  kind,
  siteUrl,
  req,
}: UIFieldServerProps & { kind: string; siteUrl: string }) {
  if (!isEditor(req)) return null;
  const { id: stored, slug } = (data ?? {}) as { id?: number; slug?: string | null };
  const shown = id ?? stored;
  const path = await pathOfTexts(payload, kind, {
    ...(shown !== undefined && { id: shown }),
    ...(slug !== undefined && { slug }),
  });
  if (path === null) return null;
  const [texts, titled] = await Promise.all([
    textsOfPage(payload, path, req.user),
    titledBy(payload),
  ]);
  return (
    <PageTextsPanel
      path={path}
      siteUrl={siteUrl}
      titled={titled}
      texts={
        texts && {
          id: texts.id,
          title: texts.title ?? "",
          description: texts.description ?? "",
          isDraft: !isPublished(texts),
        }
      }
    />
  );
}
