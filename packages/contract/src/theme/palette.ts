/** In the form's order. */
export const ROLES = [
  "ink",
  "paper",
  "sea",
  "land",
  "flat",
  "action",
  "night",
  "error",
  "success",
] as const;
export type Role = (typeof ROLES)[number];
/** `#14252e`; missing ones are the built-in palette's. */
export type RoleColors = { [R in Role]?: string | undefined };

/** The built-in palette: a printed nautical chart, by day and at night. */
export const COLORS = {
  ink: "#14252e",
  "ink-2": "#3f525c",
  "ink-3": "#5a6b74",
  paper: "#fcfcfa",
  "sea-1": "#e4eff1",
  "sea-2": "#c9e0e6",
  "sea-3": "#9ec6d1",
  "land-1": "#f5e8c6",
  "land-2": "#e8d29a",
  "flat-1": "#d6e3c6",
  "flat-2": "#a9c394",
  "flat-3": "#c3d5ae",
  action: "#b5125f",
  "action-deep": "#8c0b48",
  "action-wash": "#f8e4ed",
  night: "#10262f",
  "night-2": "#1d3b47",
  "night-text": "#f4f1e6",
  "night-soft": "#b9cbd2",
  "night-faint": "#9bb2bb",
  error: "#9c3500",
  "error-wash": "#fbece2",
  "night-error": "#ffb48a",
  "night-error-wash": "#4a2412",
  success: "#1d6546",
  "success-wash": "#e3f0e4",
  "night-success": "#a9d6b3",
  "night-success-wash": "#163c30",
};

export type ShadeName = keyof typeof COLORS;
export type Palette = Record<ShadeName, string>;

/** `role`: followed by the shade, except its lightness with `keeps`. `words`: in a sentence. */
interface Shade {
  role: Role;
  words: string;
  keeps?: true;
}

export const SHADES: Record<ShadeName, Shade> = {
  ink: { role: "ink", words: "ink" },
  "ink-2": { role: "ink", words: "soft ink" },
  "ink-3": { role: "ink", words: "faint ink" },
  paper: { role: "paper", words: "paper" },
  "sea-1": { role: "sea", words: "first background" },
  "sea-2": { role: "sea", words: "darker first background" },
  "sea-3": { role: "sea", words: "darkest first background" },
  "land-1": { role: "land", words: "second background" },
  "land-2": { role: "land", words: "darker second background" },
  "flat-1": { role: "flat", words: "third background" },
  "flat-2": { role: "flat", words: "darkest third background" },
  "flat-3": { role: "flat", words: "darker third background" },
  action: { role: "action", words: "action" },
  "action-deep": { role: "action", words: "darker action" },
  "action-wash": { role: "action", words: "pale action", keeps: true },
  night: { role: "night", words: "night" },
  "night-2": { role: "night", words: "lighter night" },
  "night-text": { role: "land", words: "text on night", keeps: true },
  "night-soft": { role: "night", words: "soft text on night", keeps: true },
  "night-faint": { role: "night", words: "faint text on night", keeps: true },
  error: { role: "error", words: "error" },
  "error-wash": { role: "error", words: "pale error", keeps: true },
  "night-error": { role: "error", words: "error on night", keeps: true },
  "night-error-wash": { role: "error", words: "dark error", keeps: true },
  success: { role: "success", words: "success" },
  "success-wash": { role: "success", words: "pale success", keeps: true },
  "night-success": { role: "success", words: "success on night", keeps: true },
  "night-success-wash": { role: "success", words: "dark success", keeps: true },
};

/** Part of no role: sheets, and text on filled buttons. */
export const WHITE = "#ffffff";

/** The shade with the role's exact colour. */
export const baseOf = (role: Role): ShadeName =>
  role === "sea" || role === "land" || role === "flat" ? `${role}-1` : role;

const isShadeName = (name: string): name is ShadeName => Object.hasOwn(COLORS, name);
export const SHADE_NAMES = Object.keys(COLORS).filter(isShadeName);
