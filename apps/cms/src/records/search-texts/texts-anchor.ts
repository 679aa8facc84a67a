export const TEXTS_LABEL = "Search and sharing";
/** Opens a form at its texts for search engines. */
export const TEXTS_ANCHOR = "search-and-sharing";
