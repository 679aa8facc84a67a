/** Every draft's key in the session storage begins with it. */
export const DRAFT = "draft:";
