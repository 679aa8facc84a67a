/** Who it was, in the audit log, where a time that somebody has set came. */
export const SCHEDULE = "the schedule";
