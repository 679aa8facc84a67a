import { landingPathOf, type LandingPage } from "@meridian/contract";

/** The name of a landing page in lists. */
export function landingTexts(page: LandingPage) {
  const hero = page.blocks.find((block) => block.type === "hero");
  return {
    path: encodeURI(landingPathOf(page)),
    title: page.title || hero?.title || landingPathOf(page),
    text: hero?.text ?? "",
    of: page,
  };
}
