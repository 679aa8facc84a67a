import { data, redirect, type RouterContextProvider } from "react-router";
import type { Found, PageDefinition } from "#app/pages/define-page.ts";
import { renderContext } from "#app/render-context.server.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** What `find` of the page, whose loader this is, has found at the address. Rejects as `find`. */
export const foundAt = <S>(_: PageDefinition<S>, context: Context): Promise<Found<S>> =>
  context.get(renderContext).found as Promise<Found<S>>;

/** The same; the one place where nothing becomes a 404 or 410. */
export async function shownAt<S>(page: PageDefinition<S>, context: Context): Promise<S> {
  const { of, to, isWithdrawn, instead } = await foundAt(page, context);
  if (of !== null) return of;
  throw to === undefined || isWithdrawn
    ? data(instead?.() ?? null, { status: isWithdrawn ? 410 : 404 })
    : redirect(to);
}
