import type { ComponentProps } from "react";
import { isOwnPath } from "#app/text/own-path.ts";

type SiteLinkProps = { to: string } & Omit<ComponentProps<"a">, "href">;

/**
 * A link by what it leads to: a page of this site or a place on this page without reload
 * (shell/use-site-links), another site as it is.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const leaves = !isOwnPath(to) && !to.startsWith("#");
  return <a {...rest} href={to} rel={leaves ? "noopener" : rest.rel} />;
}
