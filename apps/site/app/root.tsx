import { VERIFICATIONS } from "@meridian/contract/verification";
import { goneOf } from "@meridian/contract/bands";
import { darkOf, darkStyles, themeOf, themeStyles } from "@meridian/contract/theme";
import { useContext, type ReactNode } from "react";
import { Links, Meta, Outlet, useLocation, useRouteLoaderData } from "react-router";
import { localPath } from "#app/content/local-path.server.ts";
import { AlternateLinks } from "#app/shell/languages/alternate-links.tsx";
import { readPageLanguages } from "#app/shell/languages/page-languages.server.ts";
import { readFooter } from "#app/shell/read-footer.server.ts";
import { useBrowserFile } from "#app/islands/browser-files.ts";
import { inScript } from "#app/islands/in-script.ts";
import {
  PAGE_DATA,
  PageDataContext,
  PageMessages,
  type PageData,
  type WrittenPageData,
} from "#app/islands/page-data.ts";
import { useLanguage, useLink } from "#app/language/language.ts";
import { errorTags } from "#app/seo/meta.ts";
import { pageTagsOf } from "#app/analytics/tags/page-tags-of.ts";
import { renderContext } from "#app/render-context.server.ts";
import { earlyScript } from "#app/shell/early-script.ts";
import { GET_IN_TOUCH_WORDS } from "#app/shell/get-in-touch/words-address.ts";
import { PageError } from "#app/shell/errors/page-error.tsx";
import { PageFrame } from "#app/shell/page-frame.tsx";
import { usePageHandle } from "#app/shell/page-handle.ts";
import { ClosingBand } from "#app/bands/closing-band/closing-band.tsx";
import { PageOffer } from "#app/shell/page-bands.tsx";
import { siteOffer } from "#app/bands/closing-band/offer-of.ts";
import { readingOf } from "#app/forms/sending/reading-of.ts";
import { socialLink } from "#app/shell/social-link.ts";
import { SPECULATION_RULES } from "#app/shell/speculation-rules.ts";
import type { ShellContent } from "#app/shell/types.ts";
import { bundledFonts } from "#app/styles/bundled-fonts.ts";
import layerOrder from "#app/styles/layers.css?inline";
import "#app/styles/fonts.css";
import "#app/styles/tokens.css";
import "#app/styles/base.css";
import "#app/styles/states.css";
import "#app/styles/print.css";
import type { Route } from "./+types/root";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/brand/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/brand/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** For every page. Never fails with the host: without options the footer has no columns. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, site, forms, fonts, language } = context.get(renderContext);
  const { t, code } = language;
  const { solutions } = site.home;
  const without = [
    ...(solutions.cards.length === 0 ? (["solutionSection"] as const) : []),
    ...(site.geography.regions.length === 0 ? (["company"] as const) : []),
    ...(site.pages.off.includes("services") ? (["services"] as const) : []),
  ];
  const address = new URL(request.url);
  // A page of a list has no version in another language.
  const isQueried = address.search !== "";
  const [footer, languages] = await Promise.all([
    readFooter(content, t, site.pages.off),
    readPageLanguages(context.get(renderContext), {
      path: localPath(content, address),
      search: address.search,
    }),
  ]);
  const own = site.social.map(({ name, link }) => socialLink(name, link));
  const shell: ShellContent = {
    brand: site.brand,
    menu: site.menu,
    ...goneOf(site),
    caseStudiesLink: site.caseStudiesLink,
    without,
    email: site.contact.email,
    getInTouch: site.getInTouch,
    analytics: site.analytics,
    tags: pageTagsOf(site.tags),
    dark: site.theme.dark,
    footer,
    languages,
    offered: isQueried ? [] : languages.filter((one) => one.hasPage && one.code !== code),
    social: own.length > 0 ? own : (footer?.social ?? []),
  };
  const theme = themeOf(site.theme.colors);
  return {
    shell,
    offer: siteOffer(site.reading.offer),
    forms: { ...forms, reading: readingOf(site, t) },
    verification: address.pathname === "/" ? site.verification : null,
    errorTitles: { failed: t("error.title"), closed: t("error.closedTitle") },
    alternates: isQueried ? null : { languages, origin: address.origin },
    theme: {
      styles: themeStyles(theme) + (fonts?.styles ?? ""),
      sea: theme.palette["sea-1"],
      dark: site.theme.dark ? { styles: darkStyles(theme), sea: darkOf(theme)["sea-1"] } : null,
      fonts: [...(fonts?.isWhole ? [] : bundledFonts(code)), ...(fonts?.preloads ?? [])],
    },
  };
}

/** Only for the root's own failure: every page has its own meta. */
export const meta: Route.MetaFunction = ({ error, matches }) => (error ? errorTags(matches) : []);

/** OWN-147: search consoles read them on the home page. */
const VerificationTags = ({ of }: { of: Readonly<Record<string, string>> }) =>
  VERIFICATIONS.map(
    ({ name, tag }) => of[name] && <meta key={tag} name={tag} content={of[name]} />,
  );

export function Layout({ children }: { children: ReactNode }) {
  const { theme, alternates, verification } = useRouteLoaderData<typeof loader>("root") ?? {};
  const { code, direction } = useLanguage();
  return (
    <html lang={code} dir={direction === "rtl" ? "rtl" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {theme && <ThemeColor {...theme} />}
        <Meta />
        {verification && <VerificationTags of={verification} />}
        {alternates && <AlternateLinks {...alternates} current={code} />}
        {/* Before the stylesheet, whose modules follow the order of the build. */}
        <style>{layerOrder}</style>
        {theme && <style dangerouslySetInnerHTML={{ __html: theme.styles }} />}
        {theme?.dark && (
          <style
            data-scheme="dark"
            media={mediaOf("dark")}
            dangerouslySetInnerHTML={{ __html: theme.dark.styles }}
          />
        )}
        {(theme?.fonts ?? bundledFonts(code)).map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <Links />
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
        {import.meta.env.DEV && (
          <script
            type="module"
            dangerouslySetInnerHTML={{
              __html:
                'import "/@vite/client"; import "/@id/__x00__virtual:react-router/inject-hmr-runtime";',
            }}
          />
        )}
      </head>
      {children}
    </html>
  );
}

/** On screens only: prints are light. early-script.ts replaces it after an explicit choice. */
const mediaOf = (scheme: "light" | "dark"): string =>
  `screen and (prefers-color-scheme: ${scheme})`;

/** The colour of the browser's own bars. */
function ThemeColor({ sea, dark }: { sea: string; dark: { sea: string } | null }) {
  if (!dark) return <meta name="theme-color" content={sea} />;
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={sea} data-scheme="light" media={mediaOf("light")} />
      <meta name="theme-color" content={dark.sea} data-scheme="dark" media={mediaOf("dark")} />
    </>
  );
}

const stays = (): void => undefined;

function Body({
  page,
  getInTouch,
  children,
}: {
  page: PageData;
  getInTouch?: boolean;
  children: ReactNode;
}) {
  const { address } = useBrowserFile("browser");
  const link = useLink();
  return (
    <body data-get-in-touch={getInTouch ? link(GET_IN_TOUCH_WORDS) : undefined}>
      <PageDataContext value={page}>{children}</PageDataContext>
      <WrittenPage page={page} />
      {/* At the end and `async`: otherwise it delays the first paint by 250 ms on a slow phone
           (Lighthouse). React would move an async script without a handler into the head. */}
      {address && <script type="module" async src={address} fetchPriority="low" onLoad={stays} />}
    </body>
  );
}

/** After the page, whose islands have named their messages by then. */
function WrittenPage({ page }: { page: PageData }) {
  const { t, ...language } = useLanguage();
  void t;
  const { all, used, missing } = useContext(PageMessages);
  const modal = useBrowserFile("show-get-in-touch").messages;
  const messages = Object.fromEntries([...used].map((key) => [key, all[key] ?? []]));
  const fallback = [...used, ...modal].filter((key) => missing.has(key));
  const written: WrittenPageData = {
    ...page,
    language: { ...language, messages, ...(fallback.length > 0 && { fallback }) },
  };
  return (
    <script
      type="application/json"
      id={PAGE_DATA}
      dangerouslySetInnerHTML={{ __html: inScript(written) }}
    />
  );
}

export default function Root({ loaderData: { shell, forms, offer } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { overHero, contactForm, composed, getInTouch = true } = usePageHandle();
  const first = shell.languages.find(({ hasPage }) => hasPage);
  return (
    <Body
      page={{ path: first?.to.split("?")[0] ?? pathname, forms }}
      getInTouch={getInTouch && shell.getInTouch}
    >
      <PageFrame shell={shell} overHero={overHero} pageHasForm={contactForm} composed={composed}>
        <PageOffer value={offer && <ClosingBand {...offer} />}>
          <Outlet />
        </PageOffer>
      </PageFrame>
    </Body>
  );
}

/** For errors outside every page's own boundary. */
export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  return (
    <Body page={{ path: pathname, forms: root?.forms ?? null }}>
      {root ? (
        <PageFrame shell={root.shell}>
          <PageError />
        </PageFrame>
      ) : (
        <main>
          <PageError />
        </main>
      )}
    </Body>
  );
}
