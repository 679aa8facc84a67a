/** All kinds; the first of two that share an address has precedence. */
import type * as v from "valibot";
import { aboutKind } from "#kinds/about.ts";
import { articleKind } from "#kinds/article.ts";
import { authorKind } from "#kinds/author.ts";
import { blogPostKind } from "#kinds/blog-post.ts";
import { categoryKind, tagKind } from "#kinds/blog-terms.ts";
import { careerKind } from "#kinds/career.ts";
import { careerPostKind } from "#kinds/career-post.ts";
import { caseStudyKind } from "#kinds/case-study.ts";
import { clientsKind } from "#kinds/clients.ts";
import { expertiseKind } from "#kinds/expertise.ts";
import { homeKind } from "#kinds/home.ts";
import type { Kind } from "#kinds/kind.ts";
import { landingPageKind } from "#kinds/landing-page.ts";
import { privacyPolicyKind, termsOfUseKind } from "#kinds/legal.ts";
import { roadMapKind } from "#kinds/road-map.ts";
import { serviceKind } from "#kinds/service.ts";
import { specialisationCostKind } from "#kinds/specialisation-cost.ts";
import { technologyKind } from "#kinds/technology.ts";
import { vacancyKind } from "#kinds/vacancy.ts";

const ALL = [
  homeKind,
  aboutKind,
  clientsKind,
  careerKind,
  roadMapKind,
  privacyPolicyKind,
  termsOfUseKind,
  serviceKind,
  caseStudyKind,
  articleKind,
  technologyKind,
  expertiseKind,
  blogPostKind,
  vacancyKind,
  careerPostKind,
  landingPageKind,
  specialisationCostKind,
  authorKind,
  categoryKind,
  tagKind,
] as const;

export type AnyKind = (typeof ALL)[number];
export type RecordOf<K extends AnyKind> = v.InferOutput<K["fields"]>;
export const KINDS: readonly Kind[] = ALL;

/** A value of all types of a union. */
export type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type AllCalls = Intersection<AnyKind["calls"]>;

export const kindCalls: { [N in keyof AllCalls]: AllCalls[N] } = Object.assign(
  {},
  ...ALL.map(({ calls }) => calls),
);
