export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const WORKING: readonly Weekday[] = WEEKDAYS.slice(0, 5);

/** OWN-44: an office's days in the week's order; default Monday to Friday. */
export const workingDays = ({ days }: { days?: readonly Weekday[] | undefined }): Weekday[] =>
  WEEKDAYS.filter((day) => (days?.length ? days : WORKING).includes(day));

/** The day that many days later. */
export const dayAfter = (day: Weekday, days: number): Weekday =>
  WEEKDAYS[(WEEKDAYS.indexOf(day) + days + WEEKDAYS.length) % WEEKDAYS.length] ?? day;

/** `Monday` */
export const dayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

/** How a language writes days. */
interface DayWords {
  name(day: Weekday): string;
  range(first: string, last: string): string;
}
const ENGLISH: DayWords = { name: dayName, range: (first, last) => `${first} to ${last}` };

/** `Monday to Thursday, Sunday`: ordered days; three or more consecutive ones form a range. */
export function dayWords(days: readonly Weekday[], { name, range }: DayWords = ENGLISH): string {
  const rows: Weekday[][] = [];
  for (const day of days) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(last) + 1) row.push(day);
    else rows.push([day]);
  }
  return rows
    .flatMap((row) => {
      const names = row.map(name);
      return names.length > 2 ? [range(names[0] ?? "", names.at(-1) ?? "")] : names;
    })
    .join(", ");
}
