import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the hydrating render, too. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
