import { expect, type Locator, type Page } from "@playwright/test";
import { started } from "../page-probes.ts";

export const TEAM = "team=react.senior.2,node.js.middle.3,php.junior.1";
export const HINT =
  "Compose your team to see how much you can save with your dedicated development team";

export interface Calculator {
  specialization: Locator;
  position: Locator;
  number: Locator;
  add: Locator;
  rows: Locator;
  total: Locator;
}

export function calculator(page: Page): Calculator {
  const root = page.locator("#calculator");
  const table = root.getByRole("table", { name: "Monthly saving:" });
  return {
    specialization: root.getByLabel("Specialization", { exact: true }),
    position: root.getByLabel("Position", { exact: true }),
    number: root.getByLabel("Number", { exact: true }),
    add: root.getByRole("button", { name: "Add to my team" }),
    rows: table.locator("tbody tr"),
    total: table.locator("tfoot td"),
  };
}

export async function openCalculator(page: Page, query = ""): Promise<Calculator> {
  await page.goto(`/pricing${query && `?${query}`}`);
  await started(page);
  return calculator(page);
}

export async function choose(
  { specialization, position, number }: Calculator,
  [what, level, people]: [string, string, number],
): Promise<void> {
  await specialization.selectOption({ label: what });
  await position.selectOption({ label: level });
  await number.selectOption({ label: String(people) });
}

export async function add(form: Calculator, position: [string, string, number]): Promise<void> {
  const before = await form.rows.count();
  await choose(form, position);
  await form.add.click();
  await expect(form.rows).toHaveCount(before + 1);
  // The dropdowns are cleared in the following frame.
  await expect(form.specialization).toHaveValue("");
}

export const cells = async ({ rows }: Calculator): Promise<string[][]> =>
  (await rows.all()).reduce<Promise<string[][]>>(
    async (read, row) => [...(await read), await row.locator("th, td").allInnerTexts()],
    Promise.resolve([]),
  );

export const THREE_ROWS = [
  ["Senior React", "2", "$84,000", "$235,200", "$302,400", ""],
  ["Middle Node.js", "3", "$70,800", "$187,200", "$349,200", ""],
  ["Junior PHP", "1", "$54,000", "$126,000", "$72,000", ""],
];
