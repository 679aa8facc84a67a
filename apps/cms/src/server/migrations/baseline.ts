/**
 * Version 1.0 begins with one migration for each database. Those before it (31 until 28 November
 * 2026) are in the release `LAST_BEFORE`.
 */
const LAST_BEFORE = "v0.9.0 (commit 6392ebec)";

export const isBaseline = (name: string): boolean => /^20261128_1810\d\d_baseline$/.test(name);

/** Migrations' names begin with their time. */
export const isBeforeBaseline = (name: string): boolean => name < "20261128_18";

/** Of SQLite and of PostgreSQL. */
export const isLastBeforeBaseline = (name: string): boolean =>
  /^20261128_15(?:4551|4604)_recipients_and_plain_audit$/.test(name);

export const TOO_OLD = `This data is of a release before ${LAST_BEFORE}. Start that release once on it, wait for "Ready.", stop it, and start this one again (docs/operations.md, "Upgrading"). Nothing was changed.`;
