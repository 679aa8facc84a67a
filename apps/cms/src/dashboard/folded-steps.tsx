"use client";
import { usePreferences } from "@payloadcms/ui";
import type { ReactNode, ToggleEvent } from "react";

interface FoldedStepsProps {
  /** Under which a person's choice is kept. */
  preference: string;
  isFolded: boolean;
  title: string;
  children: ReactNode;
}

/** Folds and unfolds without script; with it, it stays as this person has left it. */
export function FoldedSteps({ preference, isFolded, title, children }: FoldedStepsProps) {
  const { setPreference } = usePreferences();
  const keep = ({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>): void => {
    if (open === isFolded) void setPreference(preference, open ? "open" : "folded");
  };
  return (
    <details open={!isFolded} onToggle={keep}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
