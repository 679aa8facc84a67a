import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cleanDrawing, LARGEST_DRAWING, NoDrawing } from "#drawings/clean-drawing.ts";
import { reaches } from "#drawings/plain-styles.ts";

// The site disables SVG reading for the whole process (apps/site/server/pictures/resize.ts).
const READS_DRAWINGS = { operation: ["VipsForeignLoadSvg"] };
beforeAll(() => sharp.unblock(READS_DRAWINGS));
afterAll(() => sharp.block(READS_DRAWINGS));

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const SHAPE = '<path d="M0 0h9v9z"></path>';
const svg = (inner: string, more = ""): string => `<svg ${XMLNS}${more}>${inner}</svg>`;
const cleaned = (source: string | Uint8Array): string =>
  cleanDrawing(typeof source === "string" ? Buffer.from(source) : source).toString();
const utf16 = (text: string, mark = true): Buffer =>
  Buffer.from((mark ? "\ufeff" : "") + text, "utf16le");

/** Scripts that a parser other than the browser's may miss. */
const HIDDEN: Record<string, string | Uint8Array> = {
  "ISO-2022-JP, a comment that only others see": Buffer.from(
    `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg(`\x1b$B<!--\x1b(B<script>alert(1)</script><!-- -->${SHAPE}`)}`,
    "latin1",
  ),
  "UTF-16 with a mark": utf16(svg(`<script>alert(1)</script>${SHAPE}`)),
  "UTF-16 without a mark": utf16(
    `<?xml version="1.0" encoding="UTF-16"?>${svg(`<script>alert(1)</script>${SHAPE}`)}`,
    false,
  ),
  "UTF-16, big endian": utf16(svg(`<script>alert(1)</script>${SHAPE}`)).swap16(),
  CDATA: svg(`<script><![CDATA[alert(1)]]></script><![CDATA[<script>alert(1)</script>]]>${SHAPE}`),
  "CDATA in styles": svg(`<style><![CDATA[</style><script>alert(1)</script>]]></style>${SHAPE}`),
  "entities in styles": svg(
    `<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>${SHAPE}`,
  ),
  "an element in styles": svg(`<style><script>alert(1)</script></style>${SHAPE}`),
  "a document type with entities": `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>"><!ENTITY y ']><script>alert(1)</script>'>]>${svg(`&x;&y;${SHAPE}`)}`,
  "a document type that names a file": `<!DOCTYPE svg SYSTEM "https://evil.example/x.dtd">${svg(SHAPE)}`,
  "a style sheet of elsewhere": `<?xml-stylesheet href="https://evil.example/x.css"?>${svg(SHAPE)}`,
  "another namespace": svg(
    `<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script><x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>${SHAPE}`,
  ),
  "another namespace, without a prefix": svg(
    `<g xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/><body onload="alert(1)"/></g>${SHAPE}`,
  ),
  "other letters": svg(`<SCRIPT>alert(1)</SCRIPT><Script>alert(1)</Script>${SHAPE}`),
  foreignObject: svg(
    `<foreignObject><div onclick="alert(1)"><script>alert(1)</script></div></foreignObject>${SHAPE}`,
  ),
  events: svg(
    `<g onload="alert(1)" ONCLICK="alert(1)" ev:onclick="alert(1)">${SHAPE}</g>`,
    ' onload="alert(1)"',
  ),
  "a link": svg(
    `<a href="javascript:alert(1)" xlink:href="java&#x09;script:alert(1)">${SHAPE}</a>`,
  ),
  "an animated link": svg(
    `<a id="l"/><animate href="#l" attributeName="href" values="javascript:alert(1)"/><set attributeName="onclick" to="alert(1)"/>${SHAPE}`,
  ),
  "used from elsewhere": svg(
    `<use href="https://evil.example/a.svg#x"/><use xlink:href="data:image/svg+xml;base64,PHN2Zy8+#x"/><use href="//evil.example/#x"/>${SHAPE}`,
  ),
  "a picture of elsewhere": svg(
    `<image href="https://evil.example/x.png"/><image href="data:image/svg+xml,&lt;svg/&gt;"/><image href="data:text/html;base64,PHN2Zy8+"/><feImage href="https://evil.example/"/>${SHAPE}`,
  ),
  "styles that fetch": svg(
    `<style>@import "https://evil.example/x.css"; @font-face{font-family:x;src:url(https://evil.example/x)} .a{fill:url(https://evil.example/x#y)} .b{background:\\75rl(https://evil.example)} .c{mask:url/**/(https://evil.example)}</style><g style="fill:url(https://evil.example/#x)" fill="url('https://evil.example/#x')" filter="u\\72l(https://evil.example/#x)" clip-path="url(https://evil.example/#x)">${SHAPE}</g>`,
  ),
  "a comment that ends elsewhere": svg(`<!--><script>alert(1)</script>-->${SHAPE}`),
  "a base": svg(
    `<g xml:base="https://evil.example/">${SHAPE}</g>`,
    ' xml:base="https://evil.example/"',
  ),
};

test.each(Object.entries(HIDDEN))("removes %s completely", async (_, source) => {
  const drawing = cleaned(source);
  expect(drawing).not.toMatch(
    /<\/?(?:\w+:)?(?:script|iframe|body|a|animate|set|foreignObject|feImage|!|\?)[\s>/]|<[!?]|\son\w+=|\sev:|javascript:|evil|https?:(?!\/\/www\.w3\.org\/2000\/svg")|@import|svg\+xml|text\/html/i,
  );
  expect(drawing).toContain(SHAPE);
  // Well-formed: another XML parser reads it.
  expect(
    (await sharp(Buffer.from(drawing.replace("<svg ", '<svg width="9" height="9" '))).metadata())
      .format,
  ).toBe("svg");
});

test("refuses an unknown encoding, bytes outside their encoding, and what is not SVG", () => {
  for (const source of [
    '<?xml version="1.0" encoding="UTF-7"?>+ADw-svg+AD4-',
    Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff, 0xfe]),
    "",
    "<html><body/></html>",
    "words",
    "<svgx/>",
    Buffer.alloc(LARGEST_DRAWING + 1),
  ])
    expect(() => cleaned(source)).toThrow(NoDrawing);
});

test("retains what draws: gradients, clips, masks, filters, styles, text and embedded pictures", () => {
  const inner = [
    '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"></stop></linearGradient><clipPath id="c"><rect width="9" height="9"></rect></clipPath></defs>',
    '<g clip-path="url(#c)" fill="url(#a)" transform="translate(1 2)" style="mix-blend-mode:multiply;filter:url(#f)"><path d="M0 0h9v9z" class="st0"></path></g>',
    '<use href="#a"></use><image width="1" height="1" href="data:image/png;base64,iVBORw0KGgo="></image>',
    '<text x="1" font-family="Inter, \'A B\'">Tea &amp; <tspan>“milk” &lt; 3</tspan></text>',
  ].join("");
  expect(cleaned(svg(inner, ' viewBox="0 0 9 9"'))).toBe(`${svg(inner, ' viewBox="0 0 9 9"')}\n`);
  expect(
    cleaned(
      svg(
        '<style type="text/css"><![CDATA[.st0 > path{fill:#f00;mask:url("#m")} @media (prefers-color-scheme:dark){.st0{fill:#fff}}]]></style><use xlink:href="#a"/>',
        ' xmlns:xlink="http://www.w3.org/1999/xlink"',
      ),
    ),
  ).toBe(
    `${svg('<style>.st0 &gt; path{fill:#f00;mask:url("#m")} @media (prefers-color-scheme:dark){.st0{fill:#fff}}</style><use href="#a"></use>')}\n`,
  );
  expect(
    cleaned(
      Buffer.from(
        '<?xml version="1.0" encoding="ISO-8859-1"?><svg><title>Caf\xe9</title></svg>',
        "latin1",
      ),
    ),
  ).toBe(`<svg ${XMLNS}><title>Café</title></svg>\n`);
});

test("removes every filter for our own renderer, however it is named", () => {
  const drawing = cleanDrawing(
    Buffer.from(
      svg(
        `<style>.a{filter:blur(9px);fill:red}</style><filter id="f"><feTurbulence numOctaves="9"/></filter><g class="a" filter="url(#f)" style="fill:#fff;filter:url(#f);-webkit-filter:blur(1px)">${SHAPE}</g>`,
      ),
    ),
    { filters: false },
  ).toString();
  expect(drawing).not.toMatch(/filter|feTurbulence/);
  expect(drawing).toContain(`<g class="a" style="fill:#fff">${SHAPE}</g>`);
});

test("a second rewrite changes nothing", () => {
  for (const source of Object.values(HIDDEN))
    expect(cleaned(cleaned(source))).toBe(cleaned(source));
});

test("recognises a value that fetches in any spelling", () => {
  for (const value of [
    "url(x)",
    "URL( 'x' )",
    "url(#a) url(b)",
    "u\\rl(#a)",
    "image-set('x')",
    "-webkit-image-set('x')",
    "url(#a/**/)",
    "javascript:x",
  ])
    expect(reaches(value), value).toBe(true);
  for (const value of ["url(#a)", "url('#a-1.b')", "M0 0h1", "rotate(45)", "#fff"])
    expect(reaches(value), value).toBe(false);
});

test("the demo's SVG files and the site's own look as before", async () => {
  const folders = [
    join(import.meta.dirname, "../../../demo/media"),
    join(import.meta.dirname, "../../../../apps/site/public"),
  ];
  const files = (
    await Promise.all(
      folders.map(async (folder) =>
        (await readdir(folder, { recursive: true }))
          .filter((name) => name.endsWith(".svg"))
          .map((name) => join(folder, name)),
      ),
    )
  ).flat();
  expect(files.length).toBeGreaterThan(50);
  const pixels = (bytes: Buffer) => sharp(bytes).resize(160).raw().toBuffer();
  for (const file of files) {
    const bytes = await readFile(file);
    expect((await pixels(cleanDrawing(bytes))).equals(await pixels(bytes)), file).toBe(true);
  }
});
