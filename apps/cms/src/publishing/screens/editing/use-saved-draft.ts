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

/** Saves the draft as Payload's autosave does. */
export function useSaveDraft(): () => Promise<unknown> {
  const { action, method } = useDraftPlace();
  const { submit } = useForm();
  return () =>
    submit({
      action,
      method,
      overrides: { _status: "draft" },
      acceptValues: { overrideLocalChanges: false },
      ...QUIETLY,
    });
}
