import type { Submission } from "#payload-types.ts";

export const SUBMISSION_KINDS: { value: Submission["kind"]; label: string }[] = [
  { value: "contact", label: "Contact message" },
  { value: "resume", label: "Application" },
  { value: "price-request", label: "Price request" },
  { value: "survey", label: "Survey" },
];

export const kindWord = (kind: string): string =>
  SUBMISSION_KINDS.find(({ value }) => value === kind)?.label ?? kind;
