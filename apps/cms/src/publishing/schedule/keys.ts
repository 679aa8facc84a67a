import type { Appointment, Place } from "#publishing/schedule/upcoming.ts";

/** A record's name in logs and on the dashboard. */
export const nameOf = (place: Place): string =>
  "global" in place ? place.global : `${place.collection} ${place.id}`;
/** Identifies an appointment. */
export const keyOf = ({ place, action }: Appointment): string => `${action} ${nameOf(place)}`;
