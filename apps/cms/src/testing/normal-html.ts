import { Parser } from "htmlparser2";

/** Tags with attributes, and texts with decoded entities. */
export function normal(html: string): string[] {
  const parts: string[] = [];
  let text = "";
  const flush = () => {
    if (text) parts.push(text);
    text = "";
  };
  const parser = new Parser({
    onopentag: (name, attributes) => (
      flush(),
      parts.push(
        `<${name}${Object.entries(attributes)
          .map(([key, value]) => ` ${key}=${value}`)
          .join("")}>`,
      )
    ),
    ontext: (part) => (text += part),
    onclosetag: (name) => (flush(), parts.push(`</${name}>`)),
  });
  parser.end(html);
  flush();
  return parts;
}
