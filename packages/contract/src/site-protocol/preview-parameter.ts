/**
 * The page's parameter with the link to a draft; separate from the link's code, which browsers do
 * not need.
 */
export const PREVIEW_PARAMETER = "preview";
