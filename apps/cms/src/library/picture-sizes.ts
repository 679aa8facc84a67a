/** Widths in pixels. */
export const PICTURE_SIZES = { thumbnail: 320, medium: 768, large: 1600 } as const;
