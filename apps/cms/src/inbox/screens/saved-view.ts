/** A user's own filter of the inbox's list. */
export interface SavedView {
  name: string;
  /** Filters, words and order, as the list's address has them. */
  query: string;
}

export const LONGEST_NAME = 60;
