/** In each language under its prefix. */
export const GET_IN_TOUCH_WORDS = "/get-in-touch/words.json";
