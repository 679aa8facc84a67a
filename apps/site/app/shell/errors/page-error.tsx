import { isRouteErrorResponse, useRouteError } from "react-router";
import { ErrorNotice } from "#app/shell/errors/error-notice.tsx";
import { ErrorStack } from "#app/shell/errors/error-stack.tsx";

const KINDS: Record<number, "missing" | "closed"> = { 404: "missing", 410: "closed" };

/**
 * What a page shows in its own place when it is not there (404), no longer there (410) or cannot be
 * had. Every route exports it as its
 * `ErrorBoundary`: header and footer stay as they are, where the root's boundary would build the
 * document anew.
 */
export function PageError() {
  const error = useRouteError();
  if (import.meta.env.DEV && error instanceof Error) return <ErrorStack error={error} />;
  return (
    <ErrorNotice kind={(isRouteErrorResponse(error) && KINDS[error.status]) || "unavailable"} />
  );
}
