import { PREVIEW_PARAMETER } from "@meridian/contract/site-protocol/preview-link";

const MARK = new RegExp(`[?&]${PREVIEW_PARAMETER}=`);

/**
 * Whether a request's target has a preview's parameter, valid or not: cached pages must not answer
 * it.
 */
export const isPreview = (target: string): boolean => MARK.test(target);
