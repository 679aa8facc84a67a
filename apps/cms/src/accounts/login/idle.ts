/** Seconds without activity until a login ends; the admin reports activity. */
export const IDLE_SECONDS = 30 * 60;
