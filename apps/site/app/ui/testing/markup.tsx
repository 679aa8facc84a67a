import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";

/** What the server sends of a part of the page at this address. */
export function markup(part: ReactNode, address = "/"): string {
  const Stub = createRoutesStub([{ path: "*", Component: () => part }]);
  return renderToStaticMarkup(<Stub initialEntries={[address]} />);
}
