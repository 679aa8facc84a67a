import { expect, test } from "vitest";
import { webAddress } from "#app/text/web-address.ts";

test.each([
  ["https://example.com/?site=a", "https://example.com/?site=a"],
  ["http://example.com", "http://example.com/"],
  ["example.com/a", "https://example.com/a"],
  ["", null],
  ["javascript:alert(1)", null],
  ["/case-studies", null],
  ["soon", null],
  ["https://", null],
])("[CASE-05] %j is %j", (written, address) => expect(webAddress(written)).toBe(address));
