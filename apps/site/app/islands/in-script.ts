/**
 * JSON that may stand in a `script` element: nothing in it ends the element or begins a comment
 * (HTML, 4.12.1.3).
 */
export const inScript = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");
