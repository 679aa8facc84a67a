import { deflateSync } from "node:zlib";

interface PdfOptions {
  /** With a script that runs when the file is opened. */
  script?: boolean;
  /** Points. */
  size?: readonly [width: number, height: number];
  /** Megabytes of blanks that the pages' content unpacks to. */
  unpacksTo?: number;
}

/** A PDF whose pages are red in their lower half. */
export function pagedPdf(
  pages: number,
  { script = false, size: [width, height] = [600, 800], unpacksTo = 0 }: PdfOptions = {},
): Buffer {
  const drawn = `1 0 0 rg 0 0 ${width} ${height / 2} re f`;
  const content = unpacksTo
    ? deflateSync(drawn + " ".repeat(unpacksTo * 1_000_000), { level: 1 }).toString("latin1")
    : drawn;
  const filter = unpacksTo ? " /Filter /FlateDecode" : "";
  const action = script ? " /OpenAction << /S /JavaScript /JS (app.alert(1)) >>" : "";
  const kids = Array.from({ length: pages }, (_, at) => `${4 + at} 0 R`).join(" ");
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${action} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    `<< /Length ${content.length}${filter} >>\nstream\n${content}\nendstream`,
    ...Array.from(
      { length: pages },
      () => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 3 0 R >>`,
    ),
  ];
  let file = "%PDF-1.7\n";
  const places = objects.map((object, at) => {
    const place = `${String(file.length).padStart(10, "0")} 00000 n \n`;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const size = objects.length + 1;
  const start = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  file += `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
