/**
 * Payload's reset by email and verification, which this host does not offer. Payload does not allow
 * these views to be replaced; `accounts/login/closed-endpoints.ts` closes their calls.
 */
export const isClosedView = (path: string): boolean =>
  /^\/admin\/(?:reset|[^/]+\/verify)(?:\/|$)/.test(path);
