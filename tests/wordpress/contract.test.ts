/** The contract's rows on a real WordPress with the plugin and the demo content. */
import { decode } from "html-entities";
import { mediaFile } from "@meridian/demo";
import { describe } from "vitest";
import { contractSuite } from "../contract/contract-suite.ts";
import { originOf } from "./kit.ts";
import { because, isSkipped } from "./wordpress-fixture.ts";

/** As typed: WordPress replaces quotes, dashes and entities in its posts' texts, and adds paragraphs to quotes. */
const asTyped = (text: string): string =>
  decode(text)
    .replace(/[“”″]/g, '"')
    .replace(/[‘’′]/g, "'")
    .replace(/[–—]/g, "-")
    .replaceAll("<br />", "<br>")
    .replace(/<blockquote>\s*<p>(.*?)<\/p>\s*<\/blockquote>/gs, "<blockquote>$1</blockquote>")
    .replace(/\s+/g, " ")
    .replace(/ ?(<[^>]*>) ?/g, "$1")
    .trim();

describe.skipIf(isSkipped)(`WordPress with the plugin${because}`, () => {
  contractSuite("WordPress with the demo content", () => originOf("demo"), {
    forms: false,
    seen: ({ alt }) => alt,
    wanted: (id) => mediaFile(id).alt,
    text: asTyped,
  });
});
