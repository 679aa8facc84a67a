/** The demo content with unusual pictures, other scripts and few words. */
import type { DemoHost } from "@meridian/demo";
import { portAt } from "../../ports.ts";
import { type Json } from "./odd-records.ts";
import type { OddPicture } from "./unusual-pictures.ts";

type Content = DemoHost["content"];

/** The demo host behind a server of unusual pictures. */
const looksHost = `http://127.0.0.1:${portAt(96)}`;

export const HEBREW = "בניית צוות פיתוח שנשאר עם המוצר";
export const HEBREW_TEXT =
  "<p>צוות טוב נבנה לאט. אנחנו מתחילים בשיחה אחת ובמסמך קצר.</p><ul><li>שיחה ראשונה</li><li>React ו־TypeScript</li></ul><p>React הוא הכלי שלנו.</p>";
export const ARABIC = "مهندس برمجيات أول";
export const ARABIC_TEXT = "نبحث عن مهندس يحب العمل مع فريق صغير.\nالعمل عن بعد ممكن.";
export const SENTENCE =
  "A photograph of three colleagues who stand before a whiteboard full of notes and laugh.";

/** An unusual picture as a host writes it; its size only if given. */
export const odd = (name: OddPicture, size?: [number, number], more: Json = {}): Json => ({
  url: `${looksHost}/media/odd/${name}`,
  sizes: { medium: `${looksHost}/media/odd/${name}` },
  alt: SENTENCE,
  ...(size && { width: size[0], height: size[1] }),
  ...more,
});
export const thumbnail = odd("thumbnail.png", [90, 40]);
const tall = odd("tall.png", [700, 2600]);

/** Applies each change to one of the first records. */
const change = (records: Json[], ...changes: ((one: Json) => Json)[]): void =>
  records.forEach((one, at) => void Object.assign(one, changes[at]?.(one)));
const data = (more: Json) => (one: Json) => ({ data: { ...(one.data as Json), ...more } });

function changeHomeAndClients({ home, clients }: Content): void {
  Object.assign(home, {
    section_header_video: false,
    section_header_video_preview: odd("dark.png", [1920, 1080]),
  });
  const located = (location: string) => (one: Json) => ({
    list_item: { ...(one.list_item as Json), location },
  });
  change(
    clients.data.client,
    (one) => ({
      ...located("Toronto, Canada")(one),
      thumbnail: odd("white-logo.png", [450, 200]),
      review: { ...(one.review as Json), image: odd("portrait-tall.png", [300, 900]) },
    }),
    (one) => ({ ...located("Toronto, Canada")(one), thumbnail: odd("small-logo.png", [90, 40]) }),
    () => ({ thumbnail: odd("small-logo.png") }),
    () => ({ thumbnail: odd("viewbox.svg") }),
    () => ({ thumbnail: odd("white-logo.svg") }),
    () => ({ thumbnail: odd("white-viewbox.svg", [1, 1]) }),
    () => ({ thumbnail: tall, title: HEBREW }),
    () => ({ thumbnail: odd("wide.png", [2600, 300]) }),
  );
}

function changeWorks({ caseStudies, services, technologies, expertise }: Content): void {
  change(
    caseStudies,
    (one) => ({
      featured_image_url: thumbnail,
      ...data({
        background_wallpaper: thumbnail,
        project_image: tall,
        goal_and_tasks: { description: "<p>Goals</p>", image: tall },
        challenges: { description: "<p>Less.</p>", image: odd("viewbox.svg") },
        implementation: [
          odd("viewbox.svg"),
          odd("tall.png", [700, 2600], { caption: "The desk, 2024" }),
          thumbnail,
        ],
      })(one),
    }),
    (one) => ({
      featured_image_url: tall,
      title: HEBREW,
      ...data({ short_description: ARABIC_TEXT, background_wallpaper: odd("dark.png") })(one),
    }),
    () => ({ featured_image_url: odd("viewbox.svg") }),
  );
  change(
    services,
    (one) => data({ explore_our_expertise: { description: HEBREW_TEXT, image: tall } })(one),
    (one) => ({
      title: HEBREW,
      ...data({ explore_our_expertise: { description: "<p>Words</p>", image: thumbnail } })(one),
    }),
  );
  change(
    technologies,
    data({
      image_section: { image: thumbnail, title: "Ours", paragraph: "<p>One</p><p>Two</p>" },
      worked_with: {
        title: HEBREW,
        boxes: ["white-logo.png", "small-logo.png", "viewbox.svg"].map((name) => ({
          image: odd(name as OddPicture),
          description: ARABIC_TEXT,
        })),
      },
      driven_platforms: {
        title: "Platforms",
        images: [
          odd("viewbox.svg", undefined, { caption: "Kubernetes" }),
          odd("white-logo.png", [450, 200]),
          odd("small-logo.png", [90, 40], { alt: "Android" }),
        ],
      },
    }),
  );
  change(
    expertise,
    data({
      image: odd("dark.png", [1920, 1080]),
      team_image: thumbnail,
      clients: {
        title: "Clients",
        gallery: ["white-logo.png", "small-logo.png", "viewbox.svg"].map((name) => ({
          image: odd(name as OddPicture),
          width: "",
          image_fill: "Contain",
        })),
        slider: [],
      },
    }),
  );
}

export const OWN_STAGES = ["First call", "Proposal", "Contract", "Search", "Start", "Review"];

function changeReading(content: Content): void {
  const tallInText = `<p><img src="${looksHost}/media/odd/tall.png" alt="${SENTENCE}" width="700" height="2600"></p>`;
  const drawingInText = `<p><img src="${looksHost}/media/odd/viewbox.svg" alt="" width="0" height="0"></p>`;
  const smallInText = `<p><img src="${looksHost}/media/odd/thumbnail.png" alt=""></p>`;
  change(
    content.blog,
    () => ({
      title: HEBREW,
      description: "צוות טוב נבנה לאט.",
      thumbnail_url: tall,
      first_screen_image: tall,
      content: [{ title: "פתיחה", text_editor: HEBREW_TEXT }],
    }),
    () => ({
      thumbnail_url: thumbnail,
      first_screen_image: thumbnail,
      content: [
        { title: "Pictures", text_editor: tallInText + drawingInText + smallInText },
        { title: HEBREW, text_editor: HEBREW_TEXT },
      ],
    }),
    () => ({ thumbnail_url: odd("viewbox.svg"), first_screen_image: odd("viewbox.svg") }),
  );
  Object.assign(content.article, { article_field_first_section_background: thumbnail });
  content.roadMap = {
    page_title: "How we begin",
    list: OWN_STAGES.map((title) => ({ title, description: `<p>${title}, in a week.</p>` })),
    under_text_of_list: "<p>One.</p><p>Two.</p>",
  };
}

function changeJobs({ career, careerPosts, vacancies }: Content): void {
  Object.assign(career, {
    career_first_screen_video: false,
    first_screen: thumbnail,
    career_gallery: [tall, thumbnail, odd("wide.png", [2600, 300]), odd("viewbox.svg")].map(
      (img) => ({ img, speed: 1 }),
    ),
    feedback_message: ["portrait-tall.png", "portrait-wide.png", "thumbnail.png"].map(
      (name, at) => ({
        avatar: odd(name as OddPicture),
        name: at === 0 ? "نور حداد" : `Person ${at}`,
        position: "Engineer",
        text: at === 0 ? ARABIC_TEXT : "A sentence.",
      }),
    ),
  });
  const paragraphs = "<p>The first paragraph of three.</p><p>The second.</p><p>The third.</p>";
  change(
    careerPosts,
    data({
      description: paragraphs,
      main_responsibilities: paragraphs,
      role_requirements: `<p>You bring:</p><ul><li>Patience</li></ul>${paragraphs}`,
      professional_growth: paragraphs,
      care_comfort_and_fun: `<ul><li>Insurance</li></ul>${paragraphs}`,
    }),
  );
  change(vacancies, () => ({
    title: ARABIC,
    post_title: ARABIC,
    description: ARABIC_TEXT,
    first_info_image: thumbnail,
  }));
}

export function fillWithOddLooks({ content }: DemoHost): void {
  changeHomeAndClients(content);
  changeWorks(content);
  changeReading(content);
  changeJobs(content);
  Object.assign(content.siteSettings.brand ?? {}, { logo: odd("small-logo.png", [90, 40]) });
}
