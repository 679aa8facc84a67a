import type { SiteClient } from "#server/site-client.ts";

/** A site that takes everything, stores nothing and has no mail server. */
export const silentSite: SiteClient = {
  downloads: async () => new Map(),
  views: () => Promise.resolve(new Map()),
  undelivered: async () => [],
  deliveriesOf: async () => [],
  resend: async () => 0,
  count: async () => ({ submissions: 0, letters: 0 }),
  erase: async () => ({ submissions: 0, letters: 0, files: 0 }),
  state: async () => ({ unnoticed: [], hasMailServer: false, lastBackup: 0 }),
  mail: async () => false,
  reply: async () => "no-mail",
  poolLetter: async () => false,
  testMail: async () => null,
  test: async () => [],
  takeBack: async () => "unknown",
};
