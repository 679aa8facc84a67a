import sharp from "sharp";
import { expect, test } from "vitest";
import { PaintError, paintDrawing } from "#server/pictures/paint-drawing.ts";

const svg = (inner: string, size = 48): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48">${inner}</svg>`;
const SQUARE = '<rect width="48" height="48" fill="#00ff00"/>';
const sizeOf = async (png: Buffer) => {
  const { width, height, format } = await sharp(png).metadata();
  return [format, width, height];
};

test("renders an SVG in its own size or the requested one", async () => {
  expect(await sizeOf(await paintDrawing(svg(SQUARE)))).toEqual(["png", 48, 48]);
  expect(
    await sizeOf(await paintDrawing(svg(SQUARE), { fit: { mode: "height", value: 96 } })),
  ).toEqual(["png", 96, 96]);
});

test("filters are skipped: the fill has its own colour", async () => {
  const filter =
    '<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="99"/></filter><rect width="48" height="48" filter="url(#f)" fill="#00ff00"/>';
  const png = await paintDrawing(svg(filter, 3000));
  expect([...(await sharp(png).raw().toBuffer()).subarray(0, 3)]).toEqual([0, 255, 0]);
});

test("ends a renderer that takes too much processor time or memory, and nothing else", async () => {
  // Seconds of work in little memory.
  const long = svg(`<g opacity="0.9">${SQUARE.repeat(2000)}</g>`, 2000);
  await expect(paintDrawing(long, { seconds: 0.5 })).rejects.toThrow(
    new PaintError("it takes longer than 0.5 s"),
  );
  // 12,000 pixels a side are 576 MB.
  const large = paintDrawing(svg(`${SQUARE}<g opacity="0.5">${SQUARE}</g>`, 12_000));
  await expect(large).rejects.toThrow(new PaintError("it cannot be rendered"));
});

test("rejects what is no SVG or cannot be rendered", async () => {
  await expect(paintDrawing("words")).rejects.toThrow(PaintError);
  await expect(paintDrawing('<svg width="0" height="0"><path d=""/></svg>')).rejects.toThrow(
    new PaintError("it cannot be rendered"),
  );
});
