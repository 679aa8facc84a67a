import { isLeftOut, isOff } from "@meridian/contract";
import { optionalBand } from "#app/content/optional-band.server.ts";
import type { RenderContext } from "#app/render-context.server.ts";
import { specializationsOf } from "#app/team/read-costs.server.ts";
import type { Specialization } from "#app/team/calculator.ts";
import { money } from "#app/text/money.ts";

/** What one person costs per month, as text, on a page that links the prices. */
export interface MonthlyPrice {
  from: string;
  /** `""`: every level costs the same. */
  to: string;
}

interface Rendered extends Pick<RenderContext, "content"> {
  site: Pick<RenderContext["site"], "pricing" | "pages" | "bands">;
  language: Pick<RenderContext["language"], "code">;
}

/**
 * The prices of the calculator (CALC-01) of which `isMeant`: the lowest and the highest. `null`
 * without one, without the page that explains them, or when the host fails, which is reported.
 */
export async function readMonthlyPrice(
  { content, site, language: { code } }: Rendered,
  isMeant: (one: Specialization) => boolean = () => true,
): Promise<MonthlyPrice | null> {
  const costs = await optionalBand(content, "prices", content.read("specialisationCosts"));
  const isExplained =
    !isOff("/pricing", site.pages.off) && !isLeftOut("pricing", "calculator", site.bands);
  const yearly = specializationsOf(costs ?? [])
    .filter(isMeant)
    .flatMap((one) => Object.values(one.costs).map(({ europe }) => europe));
  if (!isExplained || yearly.length === 0) return null;
  const monthly = (year: number): string =>
    money(Math.round(year / 12), site.pricing.calculator.currency, code);
  const [from, to] = [monthly(Math.min(...yearly)), monthly(Math.max(...yearly))];
  return { from, to: to === from ? "" : to };
}
