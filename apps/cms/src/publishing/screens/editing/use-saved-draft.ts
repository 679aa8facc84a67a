"use client";
import { useConfig, useDocumentInfo, useForm } from "@payloadcms/ui";

export interface DraftPlace {
  /** In the API, without a query. */
  path: string;
  /** Saves the draft. */
  action: string;
  method: "POST" | "PATCH";
}

export function useDraftPlace(): DraftPlace {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const path = `${config.routes.api}${globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`}`;
  return {
    path,
    action: `${path}?autosave=true&draft=true&depth=0&fallback-locale=null`,
    method: globalSlug ? "POST" : "PATCH",
  };
}

const QUIETLY = {
  disableFormWhileProcessing: false,
  disableSuccessStatus: true,
  skipValidation: true,
};

/** Saves the draft as Payload's autosave does: what is typed meanwhile stays unsaved. */
export function useSaveDraft(): () => Promise<void> {
  const { action, method } = useDraftPlace();
  const { submit, setBackgroundProcessing } = useForm();
  const {
    mostRecentVersionIsAutosaved,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  } = useDocumentInfo();
  return async () => {
    setBackgroundProcessing(true);
    try {
      const saved = await submit({
        action,
        method,
        overrides: { _status: "draft" },
        acceptValues: { overrideLocalChanges: false },
        ...QUIETLY,
      });
      if (!saved?.res?.ok || mostRecentVersionIsAutosaved) return;
      setMostRecentVersionIsAutosaved(true);
      setUnpublishedVersionCount((count) => count + 1);
    } finally {
      setBackgroundProcessing(false);
    }
  };
}
