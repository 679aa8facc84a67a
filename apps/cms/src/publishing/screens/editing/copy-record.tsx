"use client";
import { toast, useAuth, useConfig } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

interface CopyRecordProps {
  kind: string;
  record: number;
  title: string;
}

/** In a row of a list: makes a copy (`copies.ts`) and opens it. */
export function CopyRecord({ kind, record, title }: CopyRecordProps) {
  const t = useWords();
  const { permissions } = useAuth();
  const { config } = useConfig();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  if (!permissions?.collections?.[kind]?.create) return null;
  const copy = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const path = `${config.routes.api}/${kind}/${record}/duplicate`;
    const { ok, problem, json } = await postJson<{ doc: { id: number } }>(path, {});
    setBusy(false);
    if (!ok || !json.doc) return void toast.error(problem);
    router.push(`${config.routes.admin}/collections/${kind}/${json.doc.id}`);
  };
  return (
    <button
      type="button"
      className="copy-record"
      aria-disabled={isBusy}
      aria-label={t("Copy {title}", { title })}
      onClick={() => void copy()}
    >
      {t("Copy")}
    </button>
  );
}
