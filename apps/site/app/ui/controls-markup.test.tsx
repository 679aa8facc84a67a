import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "#app/ui/field.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { Message } from "#app/ui/message.tsx";
import { Picture } from "#app/ui/picture.tsx";

const idOf = (html: string, tag: string): string =>
  new RegExp(`<${tag}[^>]* id="([^"]*)"`).exec(html)?.[1] ?? "none";

test("an invalid field is tied to its message and has aria-invalid", () => {
  const html = renderToStaticMarkup(
    <Field label="Name" name="fullname" error="Fill out the name" />,
  );
  const id = idOf(html, "input");
  expect(html).toContain(`for="${id}"`);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain(`aria-describedby="${id}-error"`);
  expect(html).toMatch(new RegExp(`id="${id}-error"[^>]*>Fill out the name<`));
});

test("a valid field is neither invalid nor described; an optional one has a label for it", () => {
  const html = renderToStaticMarkup(<Field label="Phone" name="phone" type="tel" optional />);
  expect(html).not.toMatch(/aria-invalid|aria-describedby/);
  expect(html).toContain("(optional)");
});

test("a file field states its limits, and shows the chosen name with its size", () => {
  const field = (file: { name: string; size: number } | null) =>
    renderToStaticMarkup(
      <FileField
        label="Attachment"
        name="file-type"
        hint="one file, up to 10Mb"
        file={file}
        onFile={() => undefined}
        onSeveral={() => undefined}
        accept=".pdf"
      />,
    );
  expect(field(null)).toContain("Choose a file");
  expect(field(null)).toContain("one file, up to 10Mb");
  expect(field(null)).not.toMatch(/Remove|multiple/);
  expect(field({ name: "plan.pdf", size: 412 * 1024 })).toMatch(
    /<bdi>plan\.pdf<\/bdi>.*412 KB.*Remove/,
  );
});

test("an uploading file shows its progress and can be stopped until all is sent; it cannot be changed meanwhile", () => {
  const field = (share: number) =>
    renderToStaticMarkup(
      <FileField
        label="Resume"
        name="file-type"
        hint=""
        file={{ name: "plan.pdf", size: 1 }}
        onFile={() => undefined}
        onSeveral={() => undefined}
        upload={{ share, onStop: () => undefined }}
      />,
    );
  expect(field(0.456)).toMatch(
    /<input[^>]* disabled=""[^>]*>.*Sending: 45 %.*Cancel.*<progress[^>]*value="0.456"[^>]*aria-label="Sending Resume"/,
  );
  expect(field(0.456)).not.toContain("Remove");
  expect(field(1)).toContain("Sent, waiting for the answer");
  expect(field(1)).not.toMatch(/Cancel|Remove/);
});

test("messages appear in live regions that exist before them", () => {
  expect(renderToStaticMarkup(<Message kind="success" />)).toBe(
    '<div role="status"></div><div role="alert"></div>',
  );
  expect(renderToStaticMarkup(<Message kind="error" text="Not sent" />)).toMatch(
    /^<div role="status"><\/div><div role="alert">.+Not sent/,
  );
});

test("the host's picture comes in modern formats, lazily, with its size; an SVG unchanged", () => {
  const photo = renderToStaticMarkup(
    <Picture
      image={{ src: "/media/a.webp", alt: "A map", width: 640, height: 400 }}
      sizes="50vw"
    />,
  );
  expect(photo).toMatch(
    /<source[^>]*type="image\/avif".*<source[^>]*type="image\/webp".*<img[^>]*loading="lazy"/,
  );
  expect(photo).toMatch(/fetchPriority="low"/i);
  expect(photo).toMatch(/width="640" height="400"/);
  expect(photo).toContain('sizes="50vw"');
  expect(
    renderToStaticMarkup(<Picture image={{ src: "/media/logo.svg", alt: "" }} sizes="5rem" />),
  ).toMatch(/^<img[^>]*src="\/pictures\/original\/media\/logo\.svg"\/>$/);
  expect(
    renderToStaticMarkup(
      <Picture image={{ src: "https://elsewhere.example/a.jpg", alt: "" }} sizes="5rem" />,
    ),
  ).toContain('src="https://elsewhere.example/a.jpg"');
});

test("the largest contentful paint loads first and never lazily", () => {
  const html = renderToStaticMarkup(
    <Picture image={{ src: "/media/a.webp", alt: "" }} sizes="100vw" priority />,
  );
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*image\/avif/);
  expect(html).toMatch(/fetchPriority="high"/i);
  expect(html).not.toContain("lazy");
});
