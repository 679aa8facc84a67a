import { renderContext } from "#app/render-context.server.ts";
import type { Route } from "./+types/words.route";

/** The messages of the get-in-touch modal, which few pages open: a page does not carry them. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { browserFiles, language } = context.get(renderContext);
  const { messages: keys } = browserFiles("show-get-in-touch");
  return Response.json(Object.fromEntries(keys.map((key) => [key, language.messages[key]])));
}
