import { readColors, wholeColor } from "@meridian/contract/theme/color";
import type { Role } from "@meridian/contract/theme/palette";
import { roleWords } from "@meridian/contract/theme";
import type { Tab, TextField, TextFieldSingleValidation } from "payload";
import { fontFields } from "#records/globals/site-settings/fonts.ts";
import { section } from "#records/globals/site-settings/parts.ts";

/** The names that a visitor would use. */
const ROLE_WORDS: Record<Role, [label: string, description: string]> = {
  action: [
    "Action",
    "Buttons, links, what is pressed or chosen. The colour the brand is known by.",
  ],
  ink: ["Ink", "Text and lines. Softer and fainter ones follow it."],
  paper: ["Paper", "The ground of most pages; pale."],
  sea: [
    "First ground",
    "Under the first screen and every other band; pale. Two deeper ones follow it.",
  ],
  land: ["Second ground", "Bands that stand out, and, deeper, what is pressed at night; pale."],
  flat: ["Third ground", "Some bands, maps and drawings; pale."],
  night: ["Night", "The footer and dark bands; dark. Their text follows it."],
  error: ["Error", "What is wrong with a field."],
  success: ["Success", "What has been sent."],
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

// The colours that a brand usually defines come first.
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

export const coloursTab: Tab = {
  label: "Colours and fonts",
  description:
    "What the site wears, its drawings, icons and shared pictures too. Set those you have, the others stay; the shades between are made of them. A pair that cannot be read (WCAG AA) is named at the field, with the nearest colour that can, and is not published.",
  fields: [
    section("theme", "Theme", [section("colors", "Colours", ORDER.map(colour)), fontFields]),
  ],
};
