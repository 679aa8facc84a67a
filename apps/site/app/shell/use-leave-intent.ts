import { useEffect, useRef } from "react";

/** Calls back when the pointer leaves the page by its upper edge, to where tabs are closed. Only a fine pointer can be seen to do so. */
export function useLeaveIntent(onIntent: () => void): void {
  const intent = useRef(onIntent);
  useEffect(() => {
    const page = document.documentElement;
    const left = (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && event.clientY <= 0 && matchMedia("(pointer: fine)").matches) intent.current();
    };
    page.addEventListener("pointerleave", left);
    return () => page.removeEventListener("pointerleave", left);
  }, []);
}
