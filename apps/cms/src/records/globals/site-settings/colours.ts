import { readColors, wholeColor } from "@meridian/contract/theme/color";
import type { Role } from "@meridian/contract/theme/palette";
import { roleWords } from "@meridian/contract/theme";
import type { CheckboxField, TextField, TextFieldSingleValidation } from "payload";
import { fontFields } from "#records/globals/site-settings/fonts.ts";
import { section } from "#records/fields/parts.ts";
import { part, stored } from "#records/globals/site-settings/part.ts";

const ROLE_WORDS: Record<Role, [label: string, description: string]> = {
  action: [
    "Action",
    "Buttons, links, pressed and selected elements. Your main brand colour, if it is dark; a pale one suits the backgrounds below.",
  ],
  ink: ["Ink", "Text and lines. Lighter shades are derived from it."],
  paper: ["Paper", "Background of most pages; pale."],
  sea: [
    "First background",
    "Background of the first screen and of every other band; pale. Two darker shades are derived from it.",
  ],
  land: [
    "Second background",
    "Highlighted bands and, in a darker shade, pressed elements on dark bands; pale.",
  ],
  flat: ["Third background", "Background of some bands, maps and SVGs; pale."],
  night: ["Night", "The footer and dark bands; dark. Their text colour is derived from it."],
  error: ["Error", "Error messages of fields."],
  success: ["Success", "Confirmation of a sent form."],
};

const validOf =
  (role: Role): TextFieldSingleValidation =>
  (value, { siblingData }) => {
    if (!value?.trim()) return true;
    const color = wholeColor(value);
    if (color === null) return "Write a colour such as #14252e.";
    const colors = readColors((name) => Reflect.get(siblingData, name));
    return roleWords({ ...colors, [role]: color }, role) ?? true;
  };

const colour = (name: Role): TextField => {
  const [label, description] = ROLE_WORDS[name];
  return {
    name,
    label,
    type: "text",
    custom: { untranslated: true },
    validate: validOf(name),
    admin: {
      description,
      components: {
        afterInput: [
          { path: "/records/screens/colour-tools.tsx#ColourTools", clientProps: { role: name } },
        ],
      },
    },
  };
};

/** Off by default: an existing site stays unchanged until its owner has seen the dark pages. */
const darkField: CheckboxField = {
  name: "dark",
  label: "Offer a dark theme",
  type: "checkbox",
  defaultValue: false,
  admin: {
    description:
      "For visitors whose device prefers dark pages, with a choice in the footer. Its colours are calculated from those above and are always readable (WCAG AA). Look at your pages in it first: a logo for dark grounds is best uploaded, and a globe replaces the video of the home page.",
  },
};

// First the colours that most brands define.
const ORDER: Role[] = [
  "action",
  "ink",
  "paper",
  "sea",
  "land",
  "flat",
  "night",
  "error",
  "success",
];

const EVERY_PAGE = { where: "Every page, its pictures and icons", at: "/" };

export const themeParts = stored("theme", [
  part(
    "Colours",
    {
      shows: EVERY_PAGE,
      description:
        "Set the colours that you have; the others keep their defaults, and shades are derived from them. A pair with too little contrast (WCAG AA) is reported at its field with the nearest readable colour, and cannot be published.",
    },
    [section("colors", "", ORDER.map(colour)), darkField],
  ),
  part(
    "Fonts",
    {
      folded: true,
      shows: EVERY_PAGE,
      description:
        "WOFF2 files. The headings' font is also used for titles in shared pictures and in this admin.",
    },
    [fontFields],
  ),
]);
