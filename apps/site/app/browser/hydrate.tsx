import { StrictMode, useEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageContexts } from "#app/islands/page-contexts.tsx";

const json = (element: Element | null): unknown => JSON.parse(element?.textContent ?? "null");

/** Resolves once the island handles events. On failure restores the server's HTML and rejects. */
export function hydrate(element: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const props = json(element.nextElementSibling) as object;
  const served = [...element.childNodes].map((node) => node.cloneNode(true));
  return new Promise((ready, failed) => {
    const root = hydrateRoot(
      element,
      <StrictMode>
        <PageContexts>
          <Hydrated onReady={ready} />
          <Component {...props} />
        </PageContexts>
      </StrictMode>,
      {
        identifierPrefix: element.dataset.prefix ?? "",
        onUncaughtError(error) {
          queueMicrotask(() => {
            root.unmount();
            element.replaceChildren(...served);
            failed(error);
          });
        },
      },
    );
  });
}

function Hydrated({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}
