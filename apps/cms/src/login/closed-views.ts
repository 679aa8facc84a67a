/** Pages of the admin that Payload has and this content host has not, whatever stands in their address: a reset by e-mail, a verification. Their calls are closed in `closed-doors.ts`. */
export const isClosedView = ([first, second]: readonly string[] = []): boolean => first === "reset" || second === "verify";
