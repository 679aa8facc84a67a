/** The career pages as they show, once content/ has read the host. */
import type { Image } from "@meridian/contract";
import type { SafeHtml } from "#app/text/html.ts";

export interface FeedbackItem {
  text: string;
  /** Where its counter ends, in tenths: 4.8. */
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

export interface CareerPostContent {
  title: string;
  description: SafeHtml;
  facts: { term: string; detail: string }[];
  responsibilities: SafeHtml;
  requirements: SafeHtml;
  growth: SafeHtml;
  care: SafeHtml;
}
