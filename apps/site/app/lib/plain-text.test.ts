import { expect, test } from "vitest";
import type { SafeHtml } from "#app/lib/html.ts";
import { plainText } from "#app/lib/plain-text.ts";

test.each([
  ["Dedicated <strong>engineering</strong>\n teams", "Dedicated engineering teams"],
  ["R&amp;D &lt;b&gt;", "R&D <b>"],
  ["&amp;lt;", "&lt;"],
])("%j says %j", (html, expected) => expect(plainText(html as SafeHtml)).toBe(expected));
