import type { ComponentProps } from "react";
import { useLink } from "#app/language/language.ts";
import { isOwnPath } from "#app/text/own-path.ts";

type SiteLinkProps = { to: string } & Omit<ComponentProps<"a">, "href">;

/**
 * Links to other sites get `rel=noopener`; those to pages the page's language, unless `hrefLang`
 * names another.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const link = useLink();
  const leaves = !isOwnPath(to) && !to.startsWith("#");
  return (
    <a
      {...rest}
      href={rest.hrefLang === undefined ? link(to) : to}
      rel={leaves ? "noopener" : rest.rel}
    />
  );
}
