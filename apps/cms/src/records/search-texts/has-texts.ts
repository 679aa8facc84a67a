import type { SearchTexts } from "#payload-types.ts";

/** Whether an editor has written or chosen any of them. */
export const hasTexts = (texts: SearchTexts | null | undefined): texts is SearchTexts =>
  Boolean(texts) && Object.values(texts ?? {}).some(Boolean);
