"use client";
import { useFormBackgroundProcessing } from "@payloadcms/ui";
import { useEffect, useLayoutEffect, useRef } from "react";

const BUTTONS = "#action-save, #action-save-draft";

const buttonAt = (target: EventTarget | null): HTMLButtonElement | undefined =>
  (target instanceof Element && target.closest<HTMLButtonElement>(BUTTONS)) || undefined;

/**
 * Keeps a press on Publish, and the focus on it, while a draft is saved. Payload 3.90 disables the
 * button meanwhile: a press did nothing, and the keyboard began again at the page's top.
 */
export function useKeptPress(): void {
  const isSaving = useFormBackgroundProcessing();
  const focused = useRef<HTMLButtonElement>(undefined);
  const pressed = useRef<HTMLButtonElement>(undefined);
  // Before the browser takes the focus from a disabled button, and before the next press.
  useLayoutEffect(() => {
    if (!isSaving) return;
    focused.current = buttonAt(document.activeElement);
    const press = ({ target, button }: PointerEvent): void => {
      const own = button === 0 ? buttonAt(target) : undefined;
      // That of a drawer's form may take the press itself.
      if (own?.disabled) pressed.current = own;
    };
    const enter = ({ key, target }: KeyboardEvent): void => {
      if (key !== "Enter" && key !== " ") focused.current = undefined;
      else if (target === document.body) pressed.current = focused.current;
    };
    // A disabled button has no clicks.
    window.addEventListener("pointerup", press, true);
    window.addEventListener("keydown", enter, true);
    return () => {
      window.removeEventListener("pointerup", press, true);
      window.removeEventListener("keydown", enter, true);
    };
  }, [isSaving]);
  useEffect(() => {
    if (isSaving) return;
    const isLost = document.activeElement === document.body;
    if (isLost && focused.current?.matches(":enabled")) focused.current.focus();
    if (pressed.current?.matches(":enabled")) pressed.current.click();
    focused.current = undefined;
    pressed.current = undefined;
  }, [isSaving]);
}
