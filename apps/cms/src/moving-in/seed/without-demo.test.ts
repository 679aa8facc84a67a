import { expect, test } from "vitest";
import { withoutDemo } from "./without-demo.ts";

const rich = (text: string) => ({ root: { children: [{ text }] } });
const demo = {
  title: "Meridian",
  text: rich("Since 2014"),
  logo: 7,
  isShown: true,
  contact: { email: "hello@example.com", phones: [{ id: "a", region: "Asia", phone: "1" }] },
  links: [
    { id: "b", label: "PHP" },
    { id: "c", label: "React" },
  ],
  tags: ["React", "Java"],
};

test("[OWN-20] the demo's texts become those of an empty start, or none; the editor's stay", () => {
  const now = { ...demo, id: 1, _status: "published", logo: 8, tags: ["React", "Kotlin"] };
  expect(withoutDemo(now, demo, { title: "What your company does" })).toEqual({
    title: "What your company does",
    text: null,
    logo: 8,
    isShown: true,
    contact: { email: null, phones: [] },
    links: [],
    tags: ["Kotlin"],
  });
});

test("[OWN-20] a list keeps the rows that were added or changed, in full, and takes those of an empty start only if none is left", () => {
  const empty = { links: [{ label: "Privacy policy" }] };
  const [php, react] = demo.links;
  expect(withoutDemo({ links: [php, { ...react, label: "Vue" }] }, demo, empty)).toEqual({
    links: [{ id: "c", label: "Vue" }],
  });
  expect(withoutDemo({ links: [{ ...php, id: "x" }] }, demo, empty)).toEqual(empty);
  expect(withoutDemo({ links: [] }, demo, empty)).toEqual({ links: [] });
});
