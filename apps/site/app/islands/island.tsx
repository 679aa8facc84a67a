import { useContext, useId, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { useBrowserFile } from "#app/islands/browser-files.ts";
import { inScript } from "#app/islands/in-script.ts";
import { PageDataContext, PageMessages } from "#app/islands/page-data.ts";
import { LanguageContext } from "#app/language/language.ts";
import type { Moment } from "#app/islands/use-script.ts";

/** `P`, with `never` where JSON does not preserve a property (functions, dates, elements). */
type Plain<P> = P extends string | number | boolean | null | undefined
  ? P
  : P extends (...args: never[]) => unknown
    ? never
    : P extends Date | Map<unknown, unknown> | Set<unknown> | RegExp | Promise<unknown>
      ? never
      : P extends object
        ? { [K in keyof P]: Plain<P[K]> }
        : never;

interface IslandProps<P> {
  /** The default export of an `*.island.tsx`. */
  of: ComponentType<P>;
  /** The part of the file name before `.island.tsx`. */
  name: string;
  /** When it is hydrated; at the latest when it is touched. */
  when: Moment;
  /** Plain data, serialized as JSON. */
  props: P & Plain<P>;
}

/**
 * React hydrates an island in its own root. Its HTML works without script and is rendered
 * separately, with its own ids, as it is hydrated; it gets only its props and `PageData`.
 */
export function Island<P extends object>({ of: Component, name, when, props }: IslandProps<P>) {
  const page = useContext(PageDataContext);
  const language = useContext(LanguageContext);
  const { used } = useContext(PageMessages);
  const { address, needs, messages } = useBrowserFile(name);
  for (const key of messages) used.add(key);
  const prefix = useId();
  // Must be last: renderToString resets the renderer's state, so no hook may follow.
  const html = renderToString(
    <LanguageContext value={language}>
      <PageDataContext value={page}>
        <Component {...props} />
      </PageDataContext>
    </LanguageContext>,
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
