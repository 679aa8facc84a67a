import { isOff } from "@meridian/contract/pages";
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router";
import { ErrorNotice } from "#app/shell/errors/error-notice.tsx";
import { SEARCH } from "#app/shell/search/search-address.ts";
import type { ShellContent } from "#app/shell/types.ts";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";

const KINDS: Record<number, "missing" | "closed"> = { 404: "missing", 410: "closed" };

/** For 404, 410 and failures. Every route exports it; the root's would rebuild the document. */
export function PageError({ closed }: { closed?: string | undefined }) {
  const error = useRouteError();
  const root = useRouteLoaderData<{ shell: ShellContent }>("root");
  if (import.meta.env.DEV && error instanceof Error) return <ErrorStack error={error} />;
  const kind = (isRouteErrorResponse(error) && KINDS[error.status]) || "unavailable";
  return (
    <ErrorNotice
      kind={kind}
      name={kind === "closed" ? closed : ""}
      hasSearch={!isOff(SEARCH, root?.shell.off ?? [])}
    />
  );
}

/** The stack in `npm run dev`. Never in a build. */
function ErrorStack({ error }: { error: Error }) {
  return (
    <Section>
      <Wrap>
        <h1>{error.name}</h1>
        <pre style={{ whiteSpace: "pre-wrap" }}>{error.stack ?? error.message}</pre>
      </Wrap>
    </Section>
  );
}
