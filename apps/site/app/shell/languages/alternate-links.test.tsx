import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AlternateLinks } from "#app/shell/languages/alternate-links.tsx";

const one = (code: string, hasPage = true) => ({ code, hasPage, to: `/${code}` }) as never;
const locales = (current: string): string[] =>
  [
    ...renderToStaticMarkup(
      <AlternateLinks
        languages={[one("en"), one("de"), one("he"), one("fr", false)]}
        origin="https://site.test"
        current={current}
      />,
    ).matchAll(/og:locale:alternate" content="([^"]+)"/g),
  ].flatMap(([, locale]) => locale ?? []);

test("[LANG-12] Open Graph has the page's other versions, and no language without one", () => {
  expect(locales("de")).toEqual(["en_US", "he_IL"]);
  expect(locales("en")).toEqual(["de_DE", "he_IL"]);
});
