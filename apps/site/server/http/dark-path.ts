/** Before the path of an SVG in the dark palette. */
export const DARK = "/dark";
