"use client";
import { useNav, usePreferences } from "@payloadcms/ui";
import { PREFERENCE_KEYS } from "payload/shared";
import { useEffect } from "react";

/** From this width on there is space for both. Payload closes it on each page up to 1440 pixels. */
const WIDE = "(min-width: 1025px)";

/** Opens the navigation on a laptop's screen, unless its user has closed it. */
export function OpenNavigation() {
  const { hydrated, setNavOpen } = useNav();
  const { getPreference } = usePreferences();
  useEffect(() => {
    if (!hydrated || !matchMedia(WIDE).matches) return;
    void getPreference<{ open?: boolean }>(PREFERENCE_KEYS.NAV).then((stored) =>
      setNavOpen(stored?.open ?? true),
    );
  }, [hydrated, getPreference, setNavOpen]);
  return null;
}
