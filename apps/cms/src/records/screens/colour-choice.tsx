"use client";
import { nearestPassing, problemsOf } from "@meridian/contract/theme";
import { readColors, wholeColor } from "@meridian/contract/theme/color";
import { baseOf, COLORS, type Role, type RoleColors } from "@meridian/contract/theme/palette";
import { useAllFormFields, useField } from "@payloadcms/ui";
import { useMemo } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";
import "#records/screens/colour-tools.css";

const passing = (colors: RoleColors, role: Role): string | null =>
  colors[role] && problemsOf(colors, role).length > 0 ? nearestPassing(colors, role) : null;

/** A colour picker, and a button for the nearest readable colour. */
export function ColourChoice({ path, role }: { path: string; role: Role }) {
  const t = useWords();
  const { value, setValue } = useField<string>({ path });
  const [fields] = useAllFormFields();
  const group = path.slice(0, -role.length);
  const colors = JSON.stringify(readColors((name) => fields[group + name]?.value));
  const nearest = useMemo(() => passing(JSON.parse(colors), role), [colors, role]);
  const shown = wholeColor(value ?? "") ?? COLORS[baseOf(role)];
  return (
    <span className="colour-tools">
      <input
        type="color"
        value={shown}
        aria-label={t("Choose the colour: {role}", { role })}
        onChange={({ target }) => setValue(target.value)}
      />
      {!value && <span>{t("{colour}, the default", { colour: shown })}</span>}
      {nearest && (
        <button type="button" onClick={() => setValue(nearest)}>
          <i style={{ background: nearest }} aria-hidden="true" />
          {t("Take {colour}", { colour: nearest })}
        </button>
      )}
    </span>
  );
}
