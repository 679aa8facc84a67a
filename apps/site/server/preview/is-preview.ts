import { PREVIEW_PARAMETER } from "@meridian/contract/site-protocol/preview-link";

const MARK = new RegExp(`[?&]${PREVIEW_PARAMETER}=`);

/** Whether a target has a preview's parameter, even an invalid one: never from the cache. */
export const isPreview = (target: string): boolean => MARK.test(target);
