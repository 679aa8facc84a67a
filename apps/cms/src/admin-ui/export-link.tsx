"use client";
import { useSearchParams } from "next/navigation.js";
import type { CollectionSlug } from "payload";
import type { ReactNode } from "react";

interface Props {
  of: CollectionSlug;
  ending: "csv" | "xlsx";
  children: ReactNode;
}

/** Exports the list with its current filter and search. */
export function ExportLink({ of, ending, children }: Props) {
  const shown = useSearchParams();
  const query = new URLSearchParams(
    [...shown].filter(([name]) => name === "search" || name.startsWith("where")),
  );
  return (
    <a href={`/cms/api/${of}/export.${ending}?${query.toString()}`} download>
      {children}
    </a>
  );
}
