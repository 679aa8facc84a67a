import type { Appointment, Place } from "#publishing/schedule/upcoming.ts";

/** For logs and the dashboard. */
export const nameOf = (place: Place): string =>
  "global" in place ? place.global : `${place.collection} ${place.id}`;
export const keyOf = ({ place, action }: Appointment): string => `${action} ${nameOf(place)}`;
