/**
 * The parameter of a page's address that carries the link to a draft. Apart from the link itself,
 * which a browser cannot make.
 */
export const PREVIEW_PARAMETER = "preview";
