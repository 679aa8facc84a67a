/** People of one selection. */
export const MOST_LETTERS = 500;
/** Bytes of the files of each letter: the site copies them for all, and many arrive at one company. */
export const MOST_FILES_OF_MANY = 5_000_000;
/** Of one call: its body has a limit. */
export const LETTERS_A_CALL = 50;
