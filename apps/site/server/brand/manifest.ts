import type { Palette } from "@meridian/contract/theme/palette";

const icon = (src: string, size: number, purpose?: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  ...(purpose && { purpose }),
});

/** The web manifest, for sites on a phone's home screen. */
export const manifestOf = (name: string, palette: Palette): string =>
  JSON.stringify({
    id: "/",
    name,
    short_name: name,
    start_url: "/",
    display: "browser",
    background_color: palette.paper,
    theme_color: palette["sea-1"],
    icons: [
      icon("/brand/icon-192.png", 192),
      icon("/brand/icon-512.png", 512),
      icon("/brand/icon-maskable-512.png", 512, "maskable"),
    ],
  });
