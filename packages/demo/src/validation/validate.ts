/** Checks the fields of the contract, and that every link has its page. */
import type { DemoContent } from "#content.ts";
import { addressesOf } from "#validation/addresses.ts";
import { createChecks } from "#validation/checks.ts";
import { checkRecords } from "#validation/records.ts";
import { checkLinks } from "#validation/links.ts";

export function validateContent(content: DemoContent): { faults: string[]; count: number } {
  const { check, faults, count } = createChecks();
  const addresses = addressesOf(content);
  const pictures = new Set(content.images.map(({ id }) => id));
  checkRecords(content, { check, addresses, pictures });
  if (faults.length === 0) checkLinks({ content, check }, addresses);
  return { faults, count: count() };
}
