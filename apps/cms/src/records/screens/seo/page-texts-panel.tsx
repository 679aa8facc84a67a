"use client";
import { pageTitle, type Titled } from "@meridian/contract/page-title";
import { Button, useDocumentDrawer } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { SearchResult } from "#records/screens/seo/search-result.tsx";
import "#records/screens/seo/seo.css";

interface PageTextsPanelProps {
  path: string;
  siteUrl: string;
  titled: Titled;
  /** `null` before the first text is saved: the page's own texts are used. */
  texts: { id: number; title: string; description: string; isDraft: boolean } | null;
}

export function PageTextsPanel({ path, siteUrl, titled, texts }: PageTextsPanelProps) {
  const router = useRouter();
  const [TextsDrawer, , { openDrawer, isDrawerOpen }] = useDocumentDrawer({
    collectionSlug: "seo-records",
    ...(texts && { id: texts.id }),
  });
  // Not at each save: a first save gives the drawer another id, which would close it while someone writes.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isDrawerOpen) router.refresh();
    wasOpen.current = isDrawerOpen;
  }, [isDrawerOpen, router]);
  return (
    <section className="page-texts" aria-label="Search and sharing">
      <strong>Search and sharing</strong>
      <SearchResult
        siteUrl={siteUrl}
        path={path}
        title={pageTitle(texts?.title || "The page's own title", titled)}
        description={texts?.description ?? ""}
      />
      {texts?.isDraft && <p role="note">These texts have changes that are not published yet.</p>}
      <Button buttonStyle="secondary" size="small" margin={false} onClick={openDrawer}>
        {texts ? "Change these texts" : "Write texts for search engines"}
      </Button>
      <TextsDrawer initialData={{ path }} />
    </section>
  );
}
