/** The actor in the audit log when a scheduled time has come. */
export const SCHEDULE = "the schedule";
