import { useContext, useId, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { useBrowserFile } from "#app/islands/browser-files.ts";
import { inScript } from "#app/islands/in-script.ts";
import { PageDataContext } from "#app/islands/page-data.ts";
import type { Plain } from "#app/islands/plain.ts";
import type { Moment } from "#app/islands/use-script.ts";

interface IslandProps<P> {
  /** The component that an `*.island.tsx` exports by default. */
  of: ComponentType<P>;
  /** What stands before `.island.tsx` in its file's name. */
  name: string;
  /** When it is hydrated, at the latest when it is touched. */
  when: Moment;
  /** Plain data: the browser gets them as JSON. */
  props: P & Plain<P>;
}

/**
 * A part of a page that React hydrates by itself, in a root of its own; the page around it is
 * left alone. Its HTML is complete and works without it. It is rendered apart, with ids of its own,
 * as it will be hydrated (browser/hydrate.tsx); of the page it knows its props and `PageData`.
 */
export function Island<P extends object>({ of: Component, name, when, props }: IslandProps<P>) {
  const page = useContext(PageDataContext);
  const { address, needs } = useBrowserFile(name);
  const prefix = useId();
  // The last of all: it uses up the renderer's place, and no hook may follow.
  const html = renderToString(
    <PageDataContext value={page}>
      <Component {...props} />
    </PageDataContext>,
    { identifierPrefix: prefix },
  );
  return (
    <>
      <div
        data-island={address}
        data-needs={needs.join(" ")}
        data-when={when}
        data-prefix={prefix}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: inScript(props) }} />
    </>
  );
}
