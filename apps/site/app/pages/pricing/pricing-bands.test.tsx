import { SPECIFIED } from "@meridian/contract/market";
import { loadContent } from "@meridian/demo";
import { ENGLISH, languageOf } from "@meridian/messages/language";
import * as v from "valibot";
import { expect, test } from "vitest";
import { LanguageContext, type Language } from "#app/language/language.ts";
import type { Specialization } from "#app/team/calculator.ts";
import { CalculatorBand } from "#app/pages/pricing/calculator-band.tsx";
import { siteConfigSchema } from "#app/site-config.ts";
import { markup } from "#app/ui/testing/markup.tsx";

const site = v.parse(siteConfigSchema, loadContent().siteSettings);

const react: Specialization = {
  key: "react",
  name: "React",
  costs: { Senior: { europe: 84_000, california: 235_200 } },
};
const band = (
  specializations: Specialization[],
  written: string,
  language: Language = { ...ENGLISH, prefix: "", all: [] },
): string =>
  markup(
    <LanguageContext value={language}>
      <CalculatorBand
        specializations={specializations}
        market={SPECIFIED}
        query={`team=${written}`}
        brand="Meridian"
        day="2026-03-04"
        note={site.pricing.note}
        noPrices={site.pricing.noPrices}
        fields={["QA", "Mobile"]}
        address="https://example.com/pricing"
        sendTo="price-request"
        survey="/survey"
      />
    </LanguageContext>,
  );

test("[CALC-02] [CALC-10] the server's HTML has the team, a link that sends it and a form that works without script", () => {
  const html = band([react], "react.senior.2");
  for (const part of [
    "$302,400",
    'dateTime="2026-03-04"',
    'action="/pricing#calculator"',
    '<input type="hidden" name="team" value="react.senior.2"/>',
    "/pricing?team=react.senior.2&amp;send=1#price-request",
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/<button[^>]* disabled/);
});

test("[CALC-04] [CALC-06] each row has its number, both costs and its saving in the market's currency", () => {
  const html = band([react], "react.senior.2,react.senior.1");
  const rows = html.split("<tbody")[1]?.split("</tbody>")[0]?.split("</tr>").slice(0, -1) ?? [];
  const cells = rows.map((row) =>
    [...row.matchAll(/<td data-label[^>]*>([^<]*)/g)].map(([, text]) => text),
  );
  expect(cells).toEqual([
    ["2", "$84,000", "$235,200", "$302,400"],
    ["1", "$84,000", "$235,200", "$151,200"],
  ]);
});

test("[CALC-09] without prices offers no choices and names the fields that are still served", () => {
  const html = band([], "react.senior.2");
  expect(html).not.toContain("<select");
  expect(html).toContain("We find people for QA and Mobile.");
});

test("[LANG-03] the list of fields runs from right to left in Hebrew, each name in its direction", () => {
  const { language } = languageOf("he");
  const html = band([], "react.senior.2", { ...language, prefix: "", all: [] });
  expect(html).toContain("\u2068\u2068QA\u2069 \u05d5-\u2068Mobile\u2069\u2069");
});

test("[CALC-11] under the heads are the units, and each row has both costs as bars to one scale", () => {
  const html = band([react], "react.senior.2");
  expect(html.match(/<td>per person, per year<\/td>/g)).toHaveLength(2);
  const lengths = [...html.matchAll(/--length:([\d.]+)/g)].map(([, length]) => length);
  expect(lengths).toEqual(["0.357", "1"]);
});
