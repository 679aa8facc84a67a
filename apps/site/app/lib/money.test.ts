import { expect, test } from "vitest";
import { dollars } from "#app/lib/money.ts";

test("amounts are written as the browser's tables would", () => {
  const tables = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0, signDisplay: "negative" });
  for (const amount of [0, 1, 999, 1000, 12_345, 302_400, 1_000_000, 12_345_678_901, -1, -999, -30_000, -1_234_567, 0.4, 0.5, 999.5, -0.4, -0.5, -1000.5]) expect(dollars(amount), String(amount)).toBe(tables.format(amount));
});
