import {
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from "@payloadcms/richtext-lexical";

/**
 * The editor of every HTML field: exactly what `to-html.ts` can print, so that nothing an editor
 * makes is lost on the way. A picture in a text is one of the library; a heading of the first rank
 * is the page's.
 */
export const richTextEditor = lexicalEditor({
  features: () => [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    // Addresses only (`/pricing`, `https://…`): a link to a document could point at a draft.
    LinkFeature({ enabledCollections: [] }),
    EXPERIMENTAL_TableFeature(),
    UploadFeature({ enabledCollections: ["media"] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});
