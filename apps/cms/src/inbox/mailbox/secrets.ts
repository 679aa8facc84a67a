/** What each secret of the mailbox is encrypted for: a name that never changes. */
export const SECRETS = {
  password: "imap password",
  clientSecret: "imap oauth client secret",
  refreshToken: "imap oauth refresh token",
} as const;
