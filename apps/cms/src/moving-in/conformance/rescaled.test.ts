import { expect, test } from "vitest";
import { rescaledIn } from "#moving-in/conformance/rescaled.ts";

const UPLOADS = "https://host.test/wp-content/uploads/2026/03";

test("the sizes of a picture, and the upload, are copies of the file in the library", () => {
  expect(
    rescaledIn([
      {
        source_url: `${UPLOADS}/photo-scaled.jpg`,
        media_details: {
          original_image: "photo.jpg",
          sizes: {
            medium: { source_url: `${UPLOADS}/photo-300x200.jpg` },
            full: { source_url: `${UPLOADS}/photo-scaled.jpg` },
          },
        },
      },
      { source_url: `${UPLOADS}/drawing.svg`, media_details: [] },
      { source_url: "", media_details: { sizes: { medium: { source_url: "x" } } } },
    ]),
  ).toEqual({
    [`${UPLOADS}/photo.jpg`]: `${UPLOADS}/photo-scaled.jpg`,
    [`${UPLOADS}/photo-300x200.jpg`]: `${UPLOADS}/photo-scaled.jpg`,
  });
});

test("a host without such a call has none", () => {
  expect([rescaledIn(undefined), rescaledIn({ code: "rest_no_route" })]).toEqual([{}, {}]);
});
