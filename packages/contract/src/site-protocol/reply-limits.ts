/** Of one reply: files, and their bytes together, which are a third more in a mail. */
export const MOST_REPLY_FILES = { count: 10, bytes: 15_000_000 };
