import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isOwnPath } from "#app/lib/own-path.ts";

type SiteLinkProps = { to: string } & Omit<ComponentProps<"a">, "href">;

/** A link by what it leads to: a page of this site or a place on this page without reload, another site as it is. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return isOwnPath(to) || to.startsWith("#") ? <Link {...rest} to={to} discover="none" /> : <a {...rest} href={to} rel="noopener" />;
}
