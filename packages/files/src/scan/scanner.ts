/** `away`: the scanner is unreachable or undecided. `name`: its name for the finding. */
export type Scan =
  | { outcome: "clean" }
  | { outcome: "infected"; name: string }
  | { outcome: "away"; problem: string };

/** Never throws. */
export interface Scanner {
  scan(file: Blob): Promise<Scan>;
}
