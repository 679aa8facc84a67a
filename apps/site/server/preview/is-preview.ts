import { PREVIEW_PARAMETER } from "@meridian/contract/site-protocol/preview-link";

const MARK = new RegExp(`[?&]${PREVIEW_PARAMETER}=`);

/** Valid or not: such a request must not get a cached page. */
export const isPreview = (target: string): boolean => MARK.test(target);
