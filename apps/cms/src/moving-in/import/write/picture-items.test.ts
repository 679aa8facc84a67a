import type { Image } from "@meridian/contract";
import type { Payload } from "payload";
import { expect, test } from "vitest";
import { pictureItems } from "#moving-in/import/write/picture-items.ts";
import type { ImportContext } from "#records/mapping/import-context.ts";

const image = (src: string, alt: string): [string, Image] => [src, { src, alt, sizes: {} }];

test("[LANG-57] an import brings descriptions that a language has, once a picture", async () => {
  const ids = new Map([
    ["/team.webp", 1],
    ["/team-300x200.webp", 1],
    ["/logo.webp", 2],
    ["/office.webp", 3],
    ["/edited.webp", 4],
  ]);
  const docs = [
    { id: 1, alt: "A team" },
    { id: 2, alt: "Norden" },
    { id: 3, alt: "An office" },
    { id: 4, alt: "Written by an editor" },
  ];
  const payload = { find: async () => ({ docs }) } as unknown as Payload;
  const items = await pictureItems(
    {
      payload,
      library: {
        numberOf: (src) => ids.get(src),
        problemOf: () => undefined,
        fileOf: () => undefined,
      },
      originals: new Map([image("/edited.webp", "At the host")]),
    },
    [
      {
        language: "de",
        pictures: new Map([
          image("/team.webp", "Ein Team"),
          image("/team-300x200.webp", "Ein Team, klein"),
          image("/logo.webp", "Norden"),
          image("/office.webp", ""),
          image("/edited.webp", "At the host"),
          image("/broken.webp", "Kaputt"),
        ]),
        files: [],
      },
    ],
  );
  expect(items.map(({ key }) => key)).toEqual(["de media 1"]);
  expect(items[0]?.make({} as ImportContext)).toMatchObject({
    kind: "media",
    record: 1,
    language: "de",
    words: [{ blockType: "media", alt: "Ein Team" }],
    _status: "published",
  });
});
