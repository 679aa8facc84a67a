import { PREVIEW_PARAMETER } from "@meridian/contract/site-protocol/preview-link";

const MARK = new RegExp(`[?&]${PREVIEW_PARAMETER}=`);

/**
 * Whether a request's target carries a preview's link, right or wrong: no kept page may answer it.
 */
export const isPreview = (target: string): boolean => MARK.test(target);
