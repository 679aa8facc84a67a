/** Quick filters of a list, by kind: `custom.facets` of a collection. */
import type { Condition } from "#admin-ui/lists/where-branches.ts";
import { DRAFT_STATES } from "#admin-ui/lists/states.ts";

export interface Choice {
  label: string;
  /** Payload's panel of filters takes `0` and `false` for missing: as text. */
  condition: Condition;
}

/** One choice at a time. */
export interface Facet {
  label: string;
  choices: Choice[];
  /** The choices are the values of a field: a list to choose from. */
  isPicked?: boolean;
}

/** A name: of a field whose values are offered. */
export type FacetConfig = string | Facet;

/** Of kinds with drafts. `withdrawn`: the kind's word. */
export const stateFacet = (withdrawn: string): Facet => ({
  label: "State",
  choices: [
    { label: "Public", condition: { _status: { in: ["published", "changed"] } } },
    { label: "Changes waiting", condition: { _status: { equals: DRAFT_STATES[0] } } },
    { label: "Drafts", condition: { _status: { equals: DRAFT_STATES[2] } } },
    { label: "For review", condition: { "review.asked": { equals: true } } },
    { label: "Planned", condition: { publishAt: { exists: "true" } } },
    { label: withdrawn, condition: { _status: { equals: DRAFT_STATES[1] } } },
  ],
});

/** Of kinds that note who saved last. */
export const mineFacet = (email: string): Facet => ({
  label: "Whose",
  choices: [{ label: "Mine", condition: { lastSavedBy: { equals: email } } }],
});
