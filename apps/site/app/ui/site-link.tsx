import type { ComponentProps } from "react";
import { isOwnPath } from "#app/text/own-path.ts";

type SiteLinkProps = { to: string } & Omit<ComponentProps<"a">, "href">;

/** Links to other sites get `rel=noopener`. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const leaves = !isOwnPath(to) && !to.startsWith("#");
  return <a {...rest} href={to} rel={leaves ? "noopener" : rest.rel} />;
}
