import { videoAt } from "@meridian/contract/video-hosts";
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from "@payloadcms/richtext-lexical";
import { deepMergeSimple, type Block, type Field } from "payload";
import { adminWords } from "#admin-ui/words/words.ts";
import { linkFeature } from "#records/rich-text/link-feature.ts";
import { notePendingPictures } from "#records/rich-text/pending-pictures.ts";

/** Pasted HTML keeps its meaning (`pasted/pasted-html.ts`). */
const PasteFeature = createServerFeature({
  feature: {
    ClientFeature: "/records/screens/paste.tsx#PasteFeatureClient",
    hooks: { beforeValidate: [notePendingPictures] },
  },
  key: "paste",
});

/** Shows nothing; the block's other fields hold plain values. */
const words: Field = {
  name: "words",
  type: "ui",
  admin: { components: { Field: "/records/screens/block-words.tsx#BlockWords" } },
};

/** A plain text field: Payload's loads its editor from another site, against the admin's policy. */
const codeBlock: Block = {
  slug: "code",
  labels: { singular: "Code", plural: "Code" },
  admin: { disableBlockName: true },
  fields: [
    {
      name: "code",
      type: "textarea",
      required: true,
      admin: { rows: 8, description: "Shown exactly as written, with its line breaks." },
    },
    words,
  ],
};

/** The page loads nothing from the other site until a visitor clicks. */
const embed: Block = {
  slug: "embed",
  labels: { singular: "Video on YouTube or Vimeo", plural: "Videos on YouTube or Vimeo" },
  admin: { disableBlockName: true },
  fields: [
    {
      name: "address",
      type: "text",
      required: true,
      validate: (value: string | null | undefined) =>
        videoAt(value?.trim() ?? "") !== null ||
        "Paste the address of a video on YouTube or Vimeo; other sites are not possible.",
      admin: { description: "Copy it from your browser's address bar." },
    },
    { name: "caption", type: "text" },
    words,
  ],
};

const blocks = BlocksFeature({ blocks: [codeBlock, embed] });
const ofBlocks = blocks.feature;
/** Payload's German addresses "du" on a block's buttons. */
blocks.feature = async (props) => {
  const feature = typeof ofBlocks === "function" ? await ofBlocks(props) : ofBlocks;
  const inlineBlocks = {
    create: "{{label}} anlegen",
    edit: "{{label}} bearbeiten",
    remove: "{{label}} entfernen",
  };
  return { ...feature, i18n: deepMergeSimple(feature.i18n ?? {}, { de: { inlineBlocks } }) };
};

/**
 * The editor has exactly what `to-html.ts` can print, so that no text is lost. Pictures come from
 * the library; the top-level heading is the page's.
 */
export const richTextEditor = lexicalEditor({
  admin: {
    // Payload's German addresses "du".
    placeholder: ({ i18n }) => adminWords(i18n)("Start typing, or press '/' for commands..."),
  },
  features: () => [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    InlineCodeFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    linkFeature(),
    EXPERIMENTAL_TableFeature(),
    UploadFeature({
      enabledCollections: ["media"],
      collections: { media: { fields: [{ name: "caption", type: "text" }] } },
    }),
    blocks,
    PasteFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});
