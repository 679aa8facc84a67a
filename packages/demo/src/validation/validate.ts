/** Checks contract, pages and facts. */
import type { DemoContent } from "#content.ts";
import { addressesOf } from "#validation/addresses.ts";
import { createChecks } from "#validation/checks.ts";
import { checkRecords } from "#validation/records.ts";
import { checkAmounts } from "#validation/rules/amounts.ts";
import { checkCosts } from "#validation/rules/costs.ts";
import { checkFacts } from "#validation/rules/facts.ts";
import { checkLinks } from "#validation/rules/links.ts";
import { checkPictures } from "#validation/rules/pictures.ts";
import { checkUniqueness } from "#validation/rules/unique.ts";
import { checkVacancies } from "#validation/rules/vacancies.ts";

export function validateContent(content: DemoContent): { faults: string[]; count: number } {
  const { check, faults, count } = createChecks();
  const addresses = addressesOf(content);
  const used = new Set<string>();
  const pictures = new Set(content.images.map(({ id }) => id));
  checkRecords(content, { check, addresses, pictures, used });
  if (faults.length === 0) {
    const checked = { content, check };
    checkUniqueness(checked);
    checkPictures(checked, used);
    checkAmounts(checked);
    checkVacancies(checked);
    checkFacts(checked);
    checkCosts(checked);
    checkLinks(checked, addresses);
  }
  return { faults, count: count() };
}
