import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SafeHtml } from "#app/text/html.ts";
import { Html } from "#app/ui/html.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { Picture } from "#app/ui/picture.tsx";

const image = (src: string, width?: number, height?: number) => ({
  src,
  alt: "a",
  ...(width && height ? { width, height } : {}),
});

test("a picture too small for its place is shown in its own size; a large enough one fills it", () => {
  const thumbnail = image("/media/a.png", 90, 40);
  const plate = "(max-width: 90rem) 92vw, 82rem";
  const small = renderToStaticMarkup(<Picture image={thumbnail} sizes={plate} />);
  expect(small).toContain('style="object-fit:scale-down"');
  expect(small).not.toContain("srcSet");
  expect(small).toContain('src="/pictures/160.webp/media/a.png"');
  const large = renderToStaticMarkup(
    <Picture image={image("/media/b.png", 1200, 600)} sizes={plate} />,
  );
  expect(large).not.toContain("style");
  expect(large).toContain("1080w");
  // Hardly enlarged: the place is small, too.
  expect(renderToStaticMarkup(<Picture image={thumbnail} sizes="5.5rem" />)).not.toContain("style");
  // Of unknown size: unchanged.
  expect(
    renderToStaticMarkup(<Picture image={image("/media/c.png")} sizes={plate} />),
  ).not.toContain("style");
});

test("[OWN-51] a picture keeps its focal point at every width; without one there is no markup", () => {
  const photo = image("/media/b.png", 1200, 600);
  const html = (focus?: { x: number; y: number }, width = photo) =>
    renderToStaticMarkup(<Picture image={{ ...width, ...(focus && { focus }) }} sizes="50vw" />);
  expect(html({ x: 23, y: 87 })).toContain('style="object-position:20% 90%"');
  expect(html({ x: 23, y: 87 })).toContain("/pictures/160.avif/media/b.png 160w");
  expect(html()).not.toContain("style");
  // In its own size nothing is cropped.
  expect(html({ x: 23, y: 87 }, image("/media/a.png", 90, 40))).not.toContain("object-position");
});

test("an SVG is shown whole in a large place", () => {
  const drawing = (sizes: string) =>
    renderToStaticMarkup(<Picture image={image("/media/d.svg", 90, 40)} sizes={sizes} />);
  expect(drawing("(max-width: 90rem) 92vw, 82rem")).toContain('style="object-fit:contain"');
  expect(drawing("4rem")).not.toContain("style");
});

test("a logo uses the address that gives light ones a background, in its own size", () => {
  const html = renderToStaticMarkup(<Logo image={image("/media/a.png", 90, 40)} alt="Acme" />);
  expect(html).toContain(
    '<source type="image/avif" srcSet="/pictures/mark-480.avif/media/a.png"/>',
  );
  expect(html).toContain('src="/pictures/mark-480.webp/media/a.png"');
  expect(html).toContain('alt="Acme"');
  expect(renderToStaticMarkup(<Logo image={image("/media/a.svg?v=2")} alt="Acme" />)).toContain(
    'src="/pictures/mark-original/media/a.svg?v=2"',
  );
});

test("[OWN-55] a logo is scaled down within its place; without a scale there is no markup", () => {
  const html = (scale?: number) =>
    renderToStaticMarkup(
      <Logo image={image("/media/a.svg", 90, 40)} alt="Acme" scale={scale} className="place" />,
    );
  expect(html(0.7)).toMatch(
    /width="90" height="40" class="[^"]*place"[^>]*style="scale:0.7"|style="scale:0.7"[^>]*width="90" height="40"/,
  );
  expect(html(1)).toBe(html());
  expect(html()).not.toContain("style");
});

test("right-to-left text of the host has dir=rtl; other text has no dir", () => {
  const html = (text: string) => renderToStaticMarkup(<Html html={text as SafeHtml} />);
  expect(html("<p><strong>1.</strong> צוות טוב</p>")).toMatch(/^<div dir="rtl">/);
  expect(html('<p title="צ">A team, صغير</p>')).toMatch(/^<div>/);
});
