"use client";
import { useModal } from "@payloadcms/ui";
import { usePathname, useRouter, useSearchParams } from "next/navigation.js";
import type { ReactNode } from "react";

/** Compares the open version with this one, in the comparison's drawer. */
export function CompareButton({ version, children }: { version: string; children: ReactNode }) {
  const { closeAllModals } = useModal();
  const { push } = useRouter();
  const pathname = usePathname();
  const searchParams = useSearchParams();

  function compare(): void {
    closeAllModals();
    const query = new URLSearchParams(searchParams);
    query.set("versionFrom", version);
    push(`${pathname}?${query}`);
  }
  return (
    <button type="button" className="created-at-cell" onClick={compare}>
      {children}
    </button>
  );
}
