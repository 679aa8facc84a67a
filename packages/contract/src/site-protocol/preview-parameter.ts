/**
 * The parameter of a page's address with the link to a draft. Separate from the link's code, which
 * browsers do not need.
 */
export const PREVIEW_PARAMETER = "preview";
