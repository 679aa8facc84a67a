import { expect, test } from "vitest";
import { factsOfFile, lacksDescription, nameOfFile } from "#library/screens/file-words.ts";
import { english } from "#testing/english.ts";

test("a file's facts are its kind, pixels and size in words", () => {
  const png = { mimeType: "image/png", width: 1200, height: 800, filesize: 60_400 };
  expect([
    factsOfFile(png, english),
    factsOfFile({ mimeType: "image/svg+xml", width: 20, height: 20, filesize: 300 }, english),
    factsOfFile({ mimeType: "video/mp4", filesize: 4_260_000 }, english),
    factsOfFile({ mimeType: "application/pdf", filesize: 2000 }, english),
    factsOfFile({}, english),
  ]).toEqual(["1200 × 800, 60 kB", "Drawing, 1 kB", "Video, 4.3 MB", "PDF, 2 kB", ""]);
});

test("a file is named by its description; only a document by its file's name", () => {
  const filename = "IMG_0042.png";
  expect([
    nameOfFile({ filename, alt: " A bridge " }, english),
    nameOfFile({ filename, alt: " ", mimeType: "image/png" }, english),
    nameOfFile({ filename, decorative: true }, english),
    nameOfFile({ filename: "terms.pdf", mimeType: "application/pdf" }, english),
  ]).toEqual(["A bridge", "No description", "Decorative picture", "terms.pdf"]);
  expect(lacksDescription({ alt: " ", mimeType: "image/png" })).toBe(true);
  expect(lacksDescription({ alt: null, decorative: true })).toBe(false);
  expect(lacksDescription({ mimeType: "application/pdf" })).toBe(false);
});
