const lengthOf = (value: string | undefined): number | undefined => {
  const length = Number.parseFloat(value ?? "");
  return length > 0 && !value?.trim().endsWith("%") ? length : undefined;
};

/** The size in pixels that an SVG from `cleanDrawing` declares. */
export function drawingSize(drawing: string): { width: number; height: number } | undefined {
  const opening = drawing.slice(0, drawing.indexOf(">") + 1);
  const valueOf = (name: string): string | undefined =>
    new RegExp(` ${name}="([^"]*)"`).exec(opening)?.[1];
  const [, , wide = 0, high = 0] = (valueOf("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [lengthOf(valueOf("width")), lengthOf(valueOf("height"))];
  const ratio = wide > 0 && high > 0 ? wide / high : undefined;
  const size = {
    width: width ?? (height && ratio ? height * ratio : wide),
    height: height ?? (width && ratio ? width / ratio : high),
  };
  return size.width > 0 && size.height > 0
    ? { width: Math.round(size.width), height: Math.round(size.height) }
    : undefined;
}
