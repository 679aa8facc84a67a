import type { Appointment, Place } from "#publishing/schedule/upcoming.ts";

/** A record, as logs and dashboard name it. */
export const nameOf = (place: Place): string =>
  "global" in place ? place.global : `${place.collection} ${place.id}`;
/** Tells one appointment from all others. */
export const keyOf = ({ place, action }: Appointment): string => `${action} ${nameOf(place)}`;
