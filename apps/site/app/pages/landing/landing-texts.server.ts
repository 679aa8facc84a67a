import { landingPathOf, type LandingPage } from "@meridian/contract";

/** What a landing page is called by those who list it. */
export function landingTexts(page: LandingPage) {
  const hero = page.blocks.find((block) => block.type === "hero");
  return {
    path: encodeURI(landingPathOf(page)),
    title: page.title || hero?.title || landingPathOf(page),
    text: hero?.text ?? "",
    of: page,
  };
}
