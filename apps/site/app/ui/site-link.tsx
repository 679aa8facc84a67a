import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isOwnPath } from "#app/lib/own-path.ts";

type SiteLinkProps = { to: string } & Omit<ComponentProps<"a">, "href">;

/**
 * A link by what it leads to: a page of this site or a place on this page without reload, another site as it is. A page
 * is fetched ahead when the pointer or the focus rests on its link, and changes by a view transition; a place on a page
 * is walked to, so there the page must stay itself.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  if (to.startsWith("#")) return <Link {...rest} to={to} discover="none" />;
  if (!isOwnPath(to)) return <a {...rest} href={to} rel="noopener" />;
  return <Link {...rest} to={to} discover="none" prefetch={savesData() ? "none" : "intent"} viewTransition={!to.includes("#")} />;
}

/** Whether the visitor asked for as little as possible. */
const savesData = (): boolean => typeof navigator !== "undefined" && (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
