import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "#app/ui/field.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { Message } from "#app/ui/message.tsx";
import { Picture } from "#app/ui/picture.tsx";

const idOf = (html: string, tag: string): string =>
  new RegExp(`<${tag}[^>]* id="([^"]*)"`).exec(html)?.[1] ?? "none";

test("a wrong field is tied to its message and marked invalid", () => {
  const html = renderToStaticMarkup(
    <Field label="Name" name="fullname" error="Fill out the name" />,
  );
  const id = idOf(html, "input");
  expect(html).toContain(`for="${id}"`);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain(`aria-describedby="${id}-error"`);
  expect(html).toMatch(new RegExp(`id="${id}-error"[^>]*>Fill out the name<`));
});

test("a right field is neither invalid nor described, an optional one says so", () => {
  const html = renderToStaticMarkup(<Field label="Phone" name="phone" type="tel" optional />);
  expect(html).not.toMatch(/aria-invalid|aria-describedby/);
  expect(html).toContain("(optional)");
});

test("a field of several lines is a textarea", () => {
  expect(renderToStaticMarkup(<Field multiline label="Message" name="description" />)).toMatch(
    /<textarea[^>]*name="description"/,
  );
});

test("a file field says what it takes, and names what was chosen with its size", () => {
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
  expect(field({ name: "plan.pdf", size: 412 * 1024 })).toMatch(/plan\.pdf.*412 KB.*Remove/);
});

test("a file on its way says how far it is and can be stopped, until all of it has gone; it cannot be changed meanwhile", () => {
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

test("messages stand in regions that are there before them", () => {
  expect(renderToStaticMarkup(<Message kind="success" />)).toBe(
    '<div role="status"></div><div role="alert"></div>',
  );
  expect(renderToStaticMarkup(<Message kind="error" text="Not sent" />)).toMatch(
    /^<div role="status"><\/div><div role="alert">.+Not sent/,
  );
});

test("a picture of the host comes in modern formats, lazily, with its size; a drawing as it is", () => {
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

test("the page's largest paint is asked for first and never lazily", () => {
  const html = renderToStaticMarkup(
    <Picture image={{ src: "/media/a.webp", alt: "" }} sizes="100vw" priority />,
  );
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*image\/avif/);
  expect(html).toMatch(/fetchPriority="high"/i);
  expect(html).not.toContain("lazy");
});
