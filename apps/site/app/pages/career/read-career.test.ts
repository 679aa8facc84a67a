import { clean } from "@meridian/contract/client/testing/clean";
import { expect, test } from "vitest";
import { careerOf, careerPostOf, readCareerPost } from "#app/pages/career/read-career.server.ts";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { english } from "@meridian/messages/language";

test("[CAR-01] [CAR-02] [CAR-03] [CAR-04] [CAR-07] reads the career page from the record, in any WordPress form", () => {
  const record = clean("career", {
    first_screen: { url: "/media/first.webp" },
    career_first_screen_video: "/media/first.mp4",
    list: [{ title: "One", description: "Two" }],
    career_gallery: [
      { img: "/media/g.webp", speed: "1.2" },
      { img: false, speed: 1 },
    ],
    feedback_rating: "4.7",
    feedback_rating_title: "Rated",
    feedback_rating_all_smiles: [
      { id: 1, text: "Known", finish_number: "4.8", finish_icons: false },
      { id: 2, text: "None", finish_number: "" },
    ],
    feedback_message: [
      { avatar: { url: "/media/a.webp" }, name: "Ann", position: "Lead", text: "Good." },
      { name: "Mute", text: "" },
    ],
  });
  expect(careerOf(record)).toEqual({
    firstScreen: { src: "/media/first.webp", alt: "", sizes: {} },
    video: "/media/first.mp4",
    points: [{ title: "One", text: "Two" }],
    gallery: [{ image: { src: "/media/g.webp", alt: "", sizes: {} }, speed: 1.2 }],
    feedback: { rating: 4.7, title: "Rated", items: [{ text: "Known", finish: 4.8, icon: null }] },
    people: [
      {
        name: "Ann",
        position: "Lead",
        text: "Good.",
        avatar: { src: "/media/a.webp", alt: "", sizes: {} },
      },
    ],
  });
});

test("an empty career record gives a page without empty bands", () => {
  expect(careerOf(null)).toEqual({
    firstScreen: null,
    video: null,
    points: [],
    gallery: [],
    feedback: { rating: null, title: "", items: [] },
    people: [],
  });
});

const post = (more: object = {}) => ({
  id: 411,
  title: "Technical Recruiter",
  data: {
    type_of_employment: "Full-time",
    main_responsibilities: "<ul><li>Write<script>x()</script></li></ul>",
    ...more,
  },
});

test("[POST-01] a post has the record's parts, sanitized", () => {
  expect(careerPostOf(clean("careerPost", post()), english)).toMatchObject({
    title: "Technical Recruiter",
    facts: [{ term: "Type of employment", detail: "Full-time" }],
    responsibilities: "<ul><li>Write</li></ul>",
    requirements: "",
    growth: "",
    care: "",
  });
});

test("[POST-04] a record with status 404 or an invalid id is absent", async () => {
  const content = fakeContent({ careerPost: clean("careerPost", post({ status: "404" })) });
  expect(await readCareerPost(content, "411", english)).toBeNull();
  expect(
    await readCareerPost(
      fakeContent({ careerPost: clean("careerPost", post({ status: 200 })) }),
      "411",
      english,
    ),
  ).not.toBeNull();
  for (const id of ["0", "-1", "abc", "1e3", "../x", "99999999999"])
    expect(await readCareerPost(content, id, english)).toBeNull();
  expect(content.calls).toEqual(["careerPost"]);
});
