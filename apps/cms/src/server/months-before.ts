/** Returns the same day, or the last of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const day = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 0),
  ).getUTCDate();
  return new Date(
    Date.UTC(
      now.getUTCFullYear(),
      now.getUTCMonth() - months,
      Math.min(now.getUTCDate(), day),
      now.getUTCHours(),
      now.getUTCMinutes(),
    ),
  );
}
