import latinFont from "@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, redirect, Scripts, ScrollRestoration, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from "react-router";
import { readFooter } from "#app/content/options.server.ts";
import { FormSupportContext } from "#app/form-support.ts";
import { ERROR_TAGS } from "#app/lib/meta.ts";
import { renderContext } from "#app/render-context.server.ts";
import { earlyScript } from "#app/shell/early-script.ts";
import { PageError } from "#app/shell/page-error.tsx";
import { PageFrame } from "#app/shell/page-frame.tsx";
import { usePageHandle } from "#app/shell/page-handle.ts";
import { withPageStyles } from "#app/shell/page-styles.ts";
import type { ShellContent } from "#app/lib/page-content.ts";
import "#app/styles/layers.css";
import layerOrder from "#app/styles/layers.css?inline";
import "#app/styles/fonts.css";
import "#app/styles/tokens.css";
import "#app/styles/base.css";
import "#app/styles/states.css";
import type { Route } from "./+types/root";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: latinFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/brand/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/brand/apple-touch-icon.png" },
];

/** What every page shows and may need. It never fails for the host's sake: without options the footer has no columns. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, site, forms } = context.get(renderContext);
  const { solutions, map } = site.home;
  const without = [...(solutions.cards.length === 0 ? (["solutionSection"] as const) : []), ...(map.regions.length === 0 ? (["company"] as const) : [])];
  const shell: ShellContent = { brand: site.brand, caseStudiesLink: site.caseStudiesLink, without, email: site.contact.email, getInTouch: site.getInTouch, analytics: site.analytics, footer: await readFooter(content) };
  return { shell, forms };
}

/** Another query on the same page, such as a filter's, changes nothing of header and footer. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

/** A page that has moved is told of before anything is read for it. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }, next) => {
    const { moved } = context.get(renderContext);
    if (moved) throw redirect(moved.location, moved.status);
    return next();
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withPageStyles];

/** Only when the root itself fails: every page brings its own. */
export const meta: Route.MetaFunction = ({ error }) => (error ? ERROR_TAGS : []);

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#e4eff1" />
        <Meta />
        {/* Vite's development styles come in the order in which modules are loaded; a build's begin with this. */}
        {import.meta.env.DEV && <style>{layerOrder}</style>}
        <Links />
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { shell, forms } }: Route.ComponentProps) {
  const { overHero, contactForm, getInTouch = true } = usePageHandle();
  return (
    <FormSupportContext value={forms}>
      <PageFrame shell={shell} overHero={overHero} pageHasForm={contactForm} getInTouch={getInTouch && shell.getInTouch}>
        <Outlet />
      </PageFrame>
    </FormSupportContext>
  );
}

/** For what no page's own boundary caught. */
export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof loader>("root");
  return root ? (
    <PageFrame shell={root.shell}>
      <PageError />
    </PageFrame>
  ) : (
    <main>
      <PageError />
    </main>
  );
}
