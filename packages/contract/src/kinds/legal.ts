import type * as v from "valibot";
import { get, PAGES } from "#call.ts";
import { kind } from "#kinds/kind.ts";
import { firstOf } from "#replies.ts";
import { labelled } from "#wordpress/shape-of.ts";
import { record } from "#wordpress/shapes.ts";
import { html, number, text } from "#wordpress/wordpress.ts";

export const legalPage = record({ id: number, slug: text }, "data", {
  head_text: labelled("Line above the title", text),
  title: labelled("Title", text, { native: "title" }),
  description: labelled("Text", html, { native: "content" }),
});
export type LegalPage = v.InferOutput<typeof legalPage>;

export const privacyPolicyKind = kind({
  name: "privacy-policy",
  fields: legalPage,
  calls: {
    privacyPolicy: get({
      path: PAGES,
      query: { slug: "privacy-policy/" },
      reply: firstOf(legalPage),
      absent: true,
      tags: ["legal:privacy-policy"],
    }),
  },
  listedBy: "privacyPolicy",
  page: { at: "/privacy-policy" },
  demo: "legal",
  global: "privacy-policy",
  wordpress: {
    label: "Legal page",
    kind: "legal",
    slugs: ["privacy-policy"],
    title: "Privacy policy",
  },
});

export const termsOfUseKind = kind({
  name: "terms-of-use",
  fields: legalPage,
  calls: {
    termsOfUse: get({
      path: PAGES,
      query: { slug: "terms-of-use/" },
      reply: firstOf(legalPage),
      absent: true,
      tags: ["legal:terms-of-use"],
    }),
  },
  listedBy: "termsOfUse",
  page: { at: "/terms-of-use" },
  demo: "legal",
  global: "terms-of-use",
  wordpress: { label: "Legal page", kind: "legal", slugs: ["terms-of-use"], title: "Terms of use" },
});
