import type { CompiledMessages } from "@meridian/messages/translate";
import { createRoot } from "react-dom/client";
import { GetInTouchModal } from "#app/shell/get-in-touch/get-in-touch-modal.tsx";
import { PageContexts } from "#app/islands/page-contexts.tsx";

/** Shows the modal; `onGone` is called after it has closed. */
export function showGetInTouch(words: CompiledMessages, onGone: () => void): void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place, { identifierPrefix: "get-in-touch" });
  const gone = (): void => {
    root.unmount();
    place.remove();
    onGone();
  };
  root.render(
    <PageContexts words={words}>
      <GetInTouchModal onGone={gone} />
    </PageContexts>,
  );
}
