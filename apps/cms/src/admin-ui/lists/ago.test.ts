import { expect, test } from "vitest";
import { agoInWords } from "#admin-ui/lists/ago.ts";
import { adminWords } from "#admin-ui/words/words.ts";
import { english } from "#testing/english.ts";

const NOW = Date.parse("2026-03-02T10:00:00Z");
const ago = (at: string, zone = "UTC"): string => agoInWords(Date.parse(at), NOW, zone, english);

test("a time in a list is how long ago it was, in the reader's days; later the day", () => {
  expect([
    ago("2026-03-02T09:59:40Z"),
    ago("2026-03-02T09:58:00Z"),
    ago("2026-03-02T08:00:00Z"),
    ago("2026-03-01T23:00:00Z"),
    ago("2026-03-01T23:00:00Z", "Europe/Berlin"),
    ago("2026-02-27T10:00:00Z"),
    ago("2026-02-02T10:00:00Z"),
    ago("2025-12-30T10:00:00Z"),
    ago("2026-03-03T09:00:00Z"),
  ]).toEqual([
    "just now",
    "2 minutes ago",
    "2 hours ago",
    "yesterday",
    "11 hours ago",
    "3 days ago",
    "2 Feb",
    "30 Dec 2025",
    "tomorrow",
  ]);
});

test("[OWN-172] a time in a list is in the reader's language", () => {
  const german = adminWords({ language: "de", translations: {} as never });
  const at = ["2026-03-02T08:00:00Z", "2026-03-01T08:00:00Z", "2025-12-30T10:00:00Z"];
  expect(at.map((one) => agoInWords(Date.parse(one), NOW, "UTC", german))).toEqual([
    "vor 2 Stunden",
    "gestern",
    "30. Dez. 2025",
  ]);
});
