import type { Career, CareerPost, Image } from "@meridian/contract";
import { safeBlocks } from "#app/content/prose/sanitize.server.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { Translate } from "@meridian/messages/messages";

export interface FeedbackItem {
  text: string;
  /** The counter's final value in tenths: 4.8. */
  finish: number;
  icon: Image | null;
}

export interface CareerContent {
  firstScreen: Image | null;
  /** Address of the looping video, relative to the host. */
  video: string | null;
  points: { title: string; text: string }[];
  /** `speed` is relative to the page: 1 moves with it. */
  gallery: { image: Image; speed: number }[];
  feedback: { rating: number | null; title: string; items: FeedbackItem[] };
  people: { name: string; position: string; text: string; avatar: Image | null }[];
}

export type CareerPostContent = ReturnType<typeof careerPostOf>;

/** The `status` of a career record that no longer exists (POST-04). */
const GONE = 404;

/** The career page; any part may be empty and is then omitted. */
export async function readCareer(content: ContentSource): Promise<CareerContent> {
  return careerOf(await content.read("career"));
}

export function careerOf(career: Career | null): CareerContent {
  return {
    firstScreen: career?.first_screen ?? null,
    video: career?.career_first_screen_video?.src ?? null,
    points: (career?.list ?? []).map(({ title, description }) => ({ title, text: description })),
    gallery: (career?.career_gallery ?? []).flatMap(({ img, speed }) =>
      img ? [{ image: img, speed: speed ?? 1 }] : [],
    ),
    feedback: {
      rating: career?.feedback_rating ?? null,
      title: career?.feedback_rating_title ?? "",
      items: (career?.feedback_rating_all_smiles ?? []).flatMap(
        ({ text, finish_number: finish, finish_icons: icon }) =>
          finish === null ? [] : [{ text, finish, icon }],
      ),
    },
    people: (career?.feedback_message ?? [])
      .filter(({ text }) => text !== "")
      .map(({ name, position, text, avatar }) => ({ name, position, text, avatar })),
  };
}

/** `null` for a post that does not exist or reports that it is gone. */
export async function readCareerPost(
  content: ContentSource,
  id: string,
  t: Translate,
): Promise<CareerPostContent | null> {
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  const post = await content.read("careerPost", { id });
  return post && post.status !== GONE ? careerPostOf(post, t, content) : null;
}

export function careerPostOf(
  post: CareerPost,
  t: Translate,
  content?: Pick<ContentSource, "ownPath">,
) {
  const blocks = (html: string) => safeBlocks(html, t, content);
  const facts = [
    [t("career.location"), post.location],
    [t("career.employment"), post.type_of_employment],
    [t("career.technologies"), post.technologies],
  ] as const;
  return {
    title: post.title,
    description: blocks(post.description),
    facts: facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : [])),
    responsibilities: blocks(post.main_responsibilities),
    requirements: blocks(post.role_requirements),
    growth: blocks(post.professional_growth),
    care: blocks(post.care_comfort_and_fun),
  };
}
