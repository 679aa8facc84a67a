"use client";
import { useConfig, useDocumentInfo, useForm } from "@payloadcms/ui";

export interface DraftPlace {
  /** The record or page in the API, without a query. */
  path: string;
  /** The address and method that save its draft. */
  action: string;
  method: "POST" | "PATCH";
}

/** Where the open form's draft is saved. */
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

/** Saves the form's state as its draft, as Payload's autosave does. */
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
