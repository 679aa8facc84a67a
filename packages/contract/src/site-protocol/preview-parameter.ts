/** Contains the link to a draft. Separate from the link's code, which browsers do not need. */
export const PREVIEW_PARAMETER = "preview";
