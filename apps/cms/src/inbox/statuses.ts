/** Applications and messages have different statuses. */
import type { Submission } from "#payload-types.ts";

export const STATUSES = [
  { value: "new", label: "New" },
  { value: "reviewing", label: "Reviewing" },
  { value: "interview", label: "Interview" },
  { value: "offer", label: "Offer" },
  { value: "hired", label: "Hired" },
  { value: "rejected", label: "Rejected" },
  { value: "withdrawn", label: "Withdrawn" },
  { value: "closed", label: "Closed" },
  { value: "in-progress", label: "In progress" },
  { value: "done", label: "Done" },
  { value: "won", label: "Won" },
  { value: "lost", label: "Lost" },
  { value: "spam", label: "Spam" },
] satisfies { value: Submission["status"]; label: string }[];

const OF_APPLICATIONS: readonly Submission["status"][] = [
  "new",
  "reviewing",
  "interview",
  "offer",
  "hired",
  "rejected",
  "withdrawn",
  "closed",
  "spam",
];
/** The company must act on these. */
export const UNDER_WAY: readonly Submission["status"][] = [
  "new",
  "reviewing",
  "interview",
  "offer",
];
const OF_MESSAGES: readonly Submission["status"][] = [
  "new",
  "in-progress",
  "done",
  "won",
  "lost",
  "spam",
];
/** Someone must act on these, of all kinds. */
export const WAITING: readonly Submission["status"][] = [...UNDER_WAY, "in-progress"];

/** All statuses if the kind is unknown, as in a filter. */
export const statusesOf = (kind: unknown): typeof STATUSES =>
  STATUSES.filter(({ value }) =>
    (kind === "resume"
      ? OF_APPLICATIONS
      : typeof kind === "string"
        ? OF_MESSAGES
        : [value]
    ).includes(value),
  );

/** Columns of the board; spam is in the list alone. */
export const STAGES = {
  resume: OF_APPLICATIONS.filter((status) => status !== "spam"),
  leads: OF_MESSAGES.filter((status) => status !== "spam"),
} as const;
