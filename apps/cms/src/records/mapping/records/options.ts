/** Options of every page: the footer and the home page's slider. */
import type { Options, Wire } from "@meridian/contract";
import { as, group, list, mapping, type Field } from "#records/mapping/field.ts";
import {
  mapped,
  PUBLISHED,
  type ImportContext,
  type NewGlobal,
} from "#records/mapping/import-context.ts";
import { htmlLine, link, text } from "#records/mapping/kinds.ts";
import { slides } from "#records/mapping/slides.ts";
import type { Option } from "#payload-types.ts";

type Status = "publish" | "draft";
const status: Field<Status, Status, string, Status> = {
  write: (value) => value,
  read: (value) => (value === "publish" ? "publish" : "draft"),
};

const row = group({ link: text, label: as("link_name", text) });
const column = {
  ...list(row),
  // A row needs a link: without one it is dropped.
  read: (rows: readonly { link: string; link_name: string }[], context: ImportContext) =>
    mapped(rows, ({ link: address, link_name: label }) => {
      const to = context.link(address);
      return to === undefined ? undefined : { link: to, label };
    }),
};

const fields = mapping<Option>()({
  services: column,
  expertise: column,
  successStories: column,
  company: column,
  technologyColumns: as(
    "custom_column_repeater_languages_and_technologies",
    list(
      group({
        name: as("general_name", text),
        links: list(
          group({
            label: as("post_title", text),
            page: as("post_name", text),
            status: as("post_status", status),
          }),
        ),
      }),
    ),
  ),
  facebook: as("fb_link", link),
  linkedin: as("in_link", link),
  behance: as("be_link", link),
  instagram: as("instagram_link", link),
  copyright: as("copyright_footer", htmlLine),
  topSlider: as("top_slider_success_stories", slides),
});

/** To a landing page that is a legal page (LEGAL-02). */
interface LegalLink {
  link: string;
  link_name: string;
}

export const options = {
  /** Columns are empty before the first publication: a missing footer must not break pages. */
  write(doc: Partial<Option>, legal: readonly LegalLink[] = []): Wire<"options"> {
    const { copyright_footer, top_slider_success_stories, ...footer_links_list } =
      fields.write(doc);
    return {
      acf: {
        footer_links_list: { ...footer_links_list, legal: [...legal] },
        copyright_footer,
        top_slider_success_stories,
      },
    };
  },
  read: ({ acf }: Options, context: ImportContext): NewGlobal<"options"> => ({
    ...PUBLISHED,
    ...fields.read({ ...acf, ...acf.footer_links_list }, context),
  }),
};
