import { renderToReadableStream } from "react-dom/server";
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { BrowserFilesContext } from "#app/islands/browser-files.ts";
import { PageMessages } from "#app/islands/page-data.ts";
import { LanguageContext } from "#app/language/language.ts";
import { renderContext } from "#app/render-context.server.ts";

// Set by the server for each render: must be the bundle's own object, so the build exports it.
export { renderContext } from "#app/render-context.server.ts";
// The server resolves addresses and starts calls before rendering.
export { pages } from "#app/pages/all-pages.server.ts";

/**
 * Renders the whole page before sending: without script nothing fills holes later. React moves
 * boundaries over `progressiveChunkSize` bytes out of line, so the limit is out of reach.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let code = status;
  const { browserFiles, language } = loadContext.get(renderContext);
  const stream = await renderToReadableStream(
    <BrowserFilesContext value={browserFiles}>
      <LanguageContext value={language}>
        <PageMessages
          value={{ all: language.messages, used: new Set(), missing: language.missing }}
        >
          <ServerRouter context={routerContext} url={request.url} />
        </PageMessages>
      </LanguageContext>
    </BrowserFilesContext>,
    {
      progressiveChunkSize: 1e9,
      signal: request.signal,
      onError() {
        code = 500;
      },
    },
  );
  await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : stream, { status: code, headers });
}

// The page cache reports failures with their address; without this React Router logs them, too.
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  void context;
  if (!request.signal.aborted && error instanceof Error)
    Object.assign(error, { page: new URL(request.url).pathname });
};
