/** JSON for a `script` element: cannot end the element or begin a comment (HTML, 4.12.1.3). */
export const inScript = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");
