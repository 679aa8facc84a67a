/** What the list of versions calls them. */
export const STATES = {
  now: "Public now",
  earlier: "Published earlier",
  newest: { draft: "Current draft", automatic: "Current draft, saved automatically" },
  older: { draft: "Draft", automatic: "Draft, saved automatically" },
} as const;
