import type { PageSeo } from "#app/seo/meta.ts";
import type { Translate } from "@meridian/messages/messages";

/** Title and canonical address of a list's further page. */
export const onPage = (seo: PageSeo, page: number, t: Translate): PageSeo =>
  page === 1
    ? seo
    : {
        ...seo,
        title: t("pages.titleOfPage", { title: seo.title, page }),
        canonical: `${seo.canonical}?page=${page}`,
        ...(seo.markdown && { markdown: `${seo.markdown}?page=${page}` }),
      };
