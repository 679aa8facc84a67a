"use client";
import { lazy, Suspense, type ComponentProps } from "react";

/** Loaded with its fields only: it brings the calculation of contrasts. */
const ColourChoice = lazy(async () => ({
  default: (await import("#records/screens/colour-choice.tsx")).ColourChoice,
}));

export const ColourTools = (props: ComponentProps<typeof ColourChoice>) => (
  <Suspense>
    <ColourChoice {...props} />
  </Suspense>
);
