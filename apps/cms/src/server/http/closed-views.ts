/**
 * Whether a path is of a page that Payload has and this content host has not: a reset by e-mail, a
 * verification. Their calls are closed in `closed-doors.ts`; what the others have instead, a view
 * of our own, Payload does not offer for these.
 */
export const isClosedView = (path: string): boolean =>
  /^\/admin\/(?:reset|[^/]+\/verify)(?:\/|$)/.test(path);
