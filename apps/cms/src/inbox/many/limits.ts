/** People of one selection. */
export const MOST_LETTERS = 500;
/** Of one call: its body has a limit. */
export const LETTERS_A_CALL = 50;
