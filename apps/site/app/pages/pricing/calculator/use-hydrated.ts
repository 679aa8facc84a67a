import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether script is there: not on the server, nor in the first render that takes up its page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
