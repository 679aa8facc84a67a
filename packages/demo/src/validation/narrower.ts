/**
 * Rules that differ from the contract or are narrower. Other fields are checked by their kind in
 * the contract; they must not be empty unless `beyond(…)` there.
 */
import type { Leaf } from "@meridian/contract/shape";
import type { Field, Type } from "#validation/types.ts";

/** By file and path; the first match counts. */
const NARROWER: [path: RegExp, type: Type][] = [
  [/\.(?:slug|post_name)$/, "slug"],
  [/^services\.title$/, "inline-html"],
  [/^blog\.date$/, "day"],
  [/^options\.acf\.copyright_footer$/, "text"],
  [
    /^career\..*(?:\.speed|\.finish_number|\.feedback_rating)$|^career\.feedback_rating$/,
    "decimal",
  ],
  [/\.button_link$|^options\.acf\.footer_links_list\.\w+\[\]\.link$/, "route"],
  [/^seo\.canonical$|^redirects\.to$/, "route"],
  [/\.post_status$/, { oneOf: ["publish", "draft"] }],
  [/\.select_type_to_watching\.value$/, { oneOf: ["list", "text"] }],
  [/\.image_fill$/, { oneOf: ["Contain", "Cover"] }],
];

/** `""` in some records, like on a host without a value. */
const MAY_BE_EMPTY = [
  /\.call_to_action\.(?!show$)/,
  /^caseStudies\.data\.site_url$/,
  /^clients\.data\.client\[\]\.review\./,
  /^vacancies\.what_should_i_expect\[\]\.simple_text$/,
];

/** Optional in the contract; in every record here. */
const ALWAYS_THERE = [/^vacancies\.(?:date|closed)$/, /^careerPosts\.data\.status$/];

/** Pictures that the specification reads as members of an object; others are ids. */
const PICTURE_MEMBERS: [path: RegExp, members: string[]][] = [
  [/^caseStudies\.data\.implementation\[\]$/, [".url", ".sizes.large"]],
  [/^home\.provide_items\[\]\.icon$/, [".sizes.large"]],
  [/^technologies\.data\.driven_platforms\.images\[\]$/, [".sizes.medium"]],
  [/^article\.article_field_first_section_background$/, [".link"]],
  [/^career\.feedback_message\[\]\.avatar$/, [".url"]],
  [/(?:slider|top_slider_success_stories)\[\]\.image$/, [".url"]],
];

/** The type of a field, by the rules above. */
export function typeOf(path: string, kind: Leaf, isBeyond: boolean): Field {
  const type = NARROWER.find(([narrowed]) => narrowed.test(path))?.[1] ?? kind;
  const isFree = isBeyond && !ALWAYS_THERE.some((always) => always.test(path));
  return {
    type,
    isBeyond: isFree,
    isOptional: isFree || MAY_BE_EMPTY.some((empty) => empty.test(path)),
  };
}

/** The members with a picture's id; `""` if the value is the id. */
export const pictureMembers = (file: string, path: string): string[] =>
  PICTURE_MEMBERS.find(([written]) => written.test(`${file}.${path}`))?.[1] ?? [""];
