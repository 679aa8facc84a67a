import type { ComponentProps } from "react";
import { isOwnPath } from "#app/text/own-path.ts";

type SiteLinkProps = { to: string } & Omit<ComponentProps<"a">, "href">;

/**
 * A link: pages and fragments of this site without reload (shell/use-site-links), other sites as
 * they are.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const leaves = !isOwnPath(to) && !to.startsWith("#");
  return <a {...rest} href={to} rel={leaves ? "noopener" : rest.rel} />;
}
