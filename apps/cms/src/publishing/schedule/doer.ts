/** The actor in the audit log. */
export const SCHEDULE = "the schedule";
