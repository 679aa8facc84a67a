/** Names and widths (pixels) of the smaller pictures generated from an upload. */
export const PICTURE_SIZES = { thumbnail: 320, medium: 768, large: 1600 } as const;
