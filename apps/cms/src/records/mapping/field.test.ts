import { expect, test } from "vitest";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import type { ImportContext } from "#records/mapping/import-context.ts";
import {
  day,
  flag,
  link,
  number,
  picture,
  pictures,
  slugAfter,
  text,
} from "#records/mapping/kinds.ts";

const context = {
  link: (address: string) => (address === "nowhere" ? undefined : `/${address}`),
  picture: (image: { src: string } | null) => (image?.src === "/7.webp" ? 7 : undefined),
} as ImportContext;

interface Document {
  id: number;
  updatedAt: string;
  teamSize?: string | null;
  facts?: { siteUrl?: string | null };
  rows?: { size?: number | null; id?: string | null }[] | null;
}

const fields = mapping<Document>()({
  teamSize: text,
  facts: as("project", group({ siteUrl: link })),
  rows: list(group({ size: number })),
});

test("one declaration maps both ways: in snake case, or under a given name", () => {
  const doc: Document = {
    id: 1,
    updatedAt: "2026-03-02",
    teamSize: "9",
    facts: { siteUrl: "/home" },
    rows: [{ size: 3, id: "a" }, {}],
  };
  expect(fields.write(doc)).toEqual({
    team_size: "9",
    project: { site_url: "/home" },
    // WordPress's missing number.
    rows: [{ size: 3 }, { size: "" }],
  });
  expect(
    fields.read({ team_size: "9", project: { site_url: "home" }, rows: [{ size: null }] }, context),
  ).toEqual({ teamSize: "9", facts: { siteUrl: "/home" }, rows: [{ size: null }] });
});

test("an empty document has all that the contract requires", () => {
  expect(fields.write({})).toEqual({ team_size: "", project: { site_url: "" }, rows: [] });
  expect(fields.write(null)).toEqual(fields.write({}));
});

test("the compiler reports a field of the document that is not mapped, and a mapped one that does not exist", () => {
  // @ts-expect-error: `rows` is not mapped
  mapping<Document>()({ teamSize: text, facts: group({ siteUrl: link }) });
  // @ts-expect-error: there is no `teamSizes`
  mapping<Pick<Document, "teamSize">>()({ teamSize: text, teamSizes: text });
  // @ts-expect-error: within `facts`, `siteUrl` is not mapped
  mapping<Pick<Document, "facts">>()({ facts: group({}) });
  // @ts-expect-error: within the rows, `size` is not mapped
  mapping<Pick<Document, "rows">>()({ rows: list(group({})) });
  const wrong = mapping<Pick<Document, "teamSize">>()({ teamSize: number });
  // @ts-expect-error: the document has a text where a number is mapped
  expect(wrong.write({ teamSize: "9" } as Document)).toEqual({ team_size: "9" });
});

test("kinds: a day at noon, an address with a prefix in the contract, values that cannot be stored", () => {
  expect(day.write("2026-03-02T12:00:00.000Z")).toBe("2026-03-02");
  expect(day.read("2026-03-02", context)).toBe("2026-03-02T12:00:00.000Z");
  expect([day.write(null), day.read("", context)]).toEqual(["", undefined]);
  const slug = slugAfter("technologies-");
  expect([
    slug.write("go"),
    slug.read("technologies-go", context),
    slug.read("go", context),
  ]).toEqual(["technologies-go", "go", "go"]);
  expect([flag.write(null), flag.write(true)]).toEqual([false, true]);
  expect(link.read("nowhere", context)).toBeUndefined();
  const image = (src: string) => ({ src, alt: "", sizes: {} });
  expect(pictures.read([image("/7.webp"), null, image("/gone.webp")], context)).toEqual([7]);
  // Not populated, or deleted from the library.
  expect([picture.write(7), picture.write(null)]).toEqual(["", ""]);
});
