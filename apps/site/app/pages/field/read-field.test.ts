import { clean } from "@meridian/contract/client/testing/clean";
import { expect, test } from "vitest";
import {
  expertiseOf,
  fieldCalls,
  readField,
  readLead,
  technologyOf,
} from "#app/pages/field/read-field.server.ts";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { english } from "@meridian/messages/language";

const technology = (data: object) =>
  technologyOf(
    clean("technology", [{ id: 1, slug: "technologies-java", title: "Java", data }]),
    english,
  );
const expertise = (data: object) =>
  expertiseOf(
    clean("expertise", [{ id: 1, slug: "expertise-fintech", title: "Fintech", data }]),
    english,
  );

test("[TECH-01] reads every section of the record, with sanitized HTML and medium-sized platforms", () => {
  const page = technology({
    image_section: {
      image: "/media/h.webp",
      title: "Exact",
      paragraph: "<p>Ledgers.<script>x()</script></p>",
    },
    project_section: {
      title: "Three months",
      description: "<ul><li>Move</li></ul>",
      image: "/media/p.webp",
    },
    why_section: {
      title: "Why",
      boxes: [{ img: "/media/i.svg", title: "Stable", description: "For decades." }],
    },
    worked_with: { title: "With", boxes: [{ image: "/media/c.svg", description: "4 million." }] },
    slider: [
      {
        image: { url: "/media/s.webp" },
        sub_title: "Harbour",
        title: "6 hours",
        description: "Four kinds.",
        button_link: "/case-studies/harbour-ledger",
      },
    ],
    driven_platforms: {
      title: "Platforms",
      images: [{ url: "/media/large.svg", alt: "Data", sizes: { medium: "/media/medium.svg" } }],
    },
  });
  expect(page).toMatchObject({
    name: "Java",
    intro: { title: "Exact", text: "<p>Ledgers.</p>", image: { src: "/media/h.webp" } },
    project: {
      title: "Three months",
      text: "<ul><li>Move</li></ul>",
      image: { src: "/media/p.webp" },
    },
    why: {
      title: "Why",
      boxes: [{ title: "Stable", text: "For decades.", image: { src: "/media/i.svg" } }],
    },
    workedWith: { title: "With", clients: [{ mark: { src: "/media/c.svg" }, text: "4 million." }] },
    stories: [
      {
        note: "Harbour",
        title: "6 hours",
        text: "Four kinds.",
        to: "/case-studies/harbour-ledger",
      },
    ],
    platforms: { title: "Platforms", images: [{ src: "/media/medium.svg", alt: "Data" }] },
  });
});

test("[EXP-03] WordPress's empty values give a technology with a name and no sections", () => {
  const page = technology({
    image_section: false,
    project_section: { title: "", description: "<p>&nbsp;</p>", image: false },
    why_section: { title: "Why", boxes: false },
    worked_with: { title: "", boxes: [{ image: false, description: "" }] },
    slider: [{ image: false, sub_title: "", title: "", description: "", button_link: "" }],
    driven_platforms: { title: "", images: [false] },
  });
  expect(page).toEqual({
    kind: "technology",
    name: "Java",
    intro: { title: "Java", text: "", image: null },
    project: null,
    why: { title: "Why", boxes: [] },
    workedWith: { title: "", clients: [] },
    stories: [],
    platforms: { title: "", images: [] },
  });
});

test("[EXP-01] logos keep width and fill; texts and steps are read", () => {
  const page = expertise({
    image: "/media/h.webp",
    terms: { title: "Terms", description: "<p>Exact.</p>" },
    clients: {
      title: "Clients",
      gallery: [
        { image: "/media/a.svg", width: "240", image_fill: "Cover" },
        { image: false, width: "", image_fill: "" },
      ],
      slider: [],
    },
    works: { title: "Works", slider: [] },
    text_under_slider: { left: "<p>L</p>", right: "<p>R</p>" },
    team_image: "/media/t.webp",
    how_it_works: { title: "Start", boxes: [{ title: "One", description: "First." }] },
    why_us: { title: "Why", boxes: [{ title: "Two", description: "Second." }] },
  });
  expect(page).toMatchObject({
    name: "Fintech",
    terms: { title: "Terms" },
    clients: { marks: [{ width: 240, fill: "cover" }] },
    works: { left: "<p>L</p>", right: "<p>R</p>" },
    start: {
      title: "Start",
      steps: [{ title: "One", text: "First." }],
      image: { src: "/media/t.webp" },
    },
    why: { boxes: [{ title: "Two" }] },
  });
});

test("[EXP-03] an empty expertise record gives a page with its name", () => {
  expect(
    expertise({
      image: false,
      terms: false,
      clients: false,
      works: "",
      text_under_slider: false,
      team_image: false,
      how_it_works: false,
      why_us: false,
    }),
  ).toEqual({
    kind: "expertise",
    name: "Fintech",
    image: null,
    terms: null,
    clients: { title: "", marks: [], stories: [] },
    works: { title: "", stories: [], left: "", right: "" },
    lead: null,
    start: { title: "", steps: [], image: null },
    why: { title: "", boxes: [] },
  });
});

test.each([
  "technologies-",
  "expertise-",
  "technology-java",
  "technologies-a/b",
  "technologies-a b",
  `technologies-${"x".repeat(2048)}`,
  "wp-admin",
])("[TECH-02] [EXP-02] sends no request for %s, which cannot be a page", async (segment) => {
  const content = fakeContent({});
  expect(await readField(content, segment, english)).toBeNull();
  expect(content.calls).toEqual([]);
});

test("[TECH-02] [EXP-02] the host decides which names exist, in any script", async () => {
  const content = fakeContent({});
  expect(await readField(content, "technologies-джава", english)).toBeNull();
  expect(await readField(content, "expertise-nothing", english)).toBeNull();
  expect(content.calls).toEqual(["technology", "expertise"]);
});

test("[EXP-04] the lead is the author whom the record names; without one, or without the host, nobody", async () => {
  const authors = clean("authors", [
    { id: 7, slug: "iryna-s", name: "Iryna S.", role: "Lead Engineer", description: "Ledgers." },
    { id: 8, slug: "noor-a", name: "Noor A." },
  ]);
  const content = fakeContent({ authors });
  expect(await readLead(content, { lead: 7 })).toEqual({
    name: "Iryna S.",
    role: "Lead Engineer",
    about: "Ledgers.",
    portrait: null,
  });
  expect(expertise({ lead: 7 })?.lead).toBe(7);
  expect(await readLead(content, { lead: 9 })).toBeNull();
  expect(await readLead(content, { lead: expertise({})?.lead ?? null })).toBeNull();
  const failing = fakeContent({ authors: new Error("down") });
  expect(await readLead(failing, { lead: 7 })).toBeNull();
  expect(failing.reports).toEqual([["lead", "down"]]);
  expect(fieldCalls("expertise-fintech").map(([name]) => name)).toEqual(["expertise", "authors"]);
});
