"use client";
import { usePreferences } from "@payloadcms/ui";
import type { ReactNode, ToggleEvent } from "react";

interface FoldedStepsProps {
  preference: string;
  isFolded: boolean;
  title: string;
  children: ReactNode;
}

/** Collapses without JavaScript; with it, the state is saved for this person. */
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
