import { createRoot } from "react-dom/client";
import { GetInTouchModal } from "#app/shell/get-in-touch/get-in-touch-modal.tsx";
import { PAGE_DATA, PageDataContext, type PageData } from "#app/islands/page-data.ts";

/** Shows the modal; `onGone` is called after it has closed. */
export function showGetInTouch(onGone: () => void): void {
  const place = document.body.appendChild(document.createElement("div"));
  const page: PageData = JSON.parse(document.getElementById(PAGE_DATA)?.textContent ?? "null");
  const root = createRoot(place, { identifierPrefix: "get-in-touch" });
  const gone = (): void => {
    root.unmount();
    place.remove();
    onGone();
  };
  root.render(
    <PageDataContext value={page}>
      <GetInTouchModal onGone={gone} />
    </PageDataContext>,
  );
}
