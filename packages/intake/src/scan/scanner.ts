/**
 * `away`: the scanner could not be asked, or could not tell. `name`: what it calls what it found.
 */
export type Scan =
  | { outcome: "clean" }
  | { outcome: "infected"; name: string }
  | { outcome: "away"; problem: string };

/** Looks for viruses. Never throws. */
export interface Scanner {
  scan(file: Blob): Promise<Scan>;
}
