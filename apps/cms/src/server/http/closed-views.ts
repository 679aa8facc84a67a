/**
 * Whether a path is a page of Payload's that this content host does not offer: a reset by email, a
 * verification. Their calls are closed in `accounts/login/closed-endpoints.ts`; Payload does not
 * allow these views to be replaced, unlike the others.
 */
export const isClosedView = (path: string): boolean =>
  /^\/admin\/(?:reset|[^/]+\/verify)(?:\/|$)/.test(path);
