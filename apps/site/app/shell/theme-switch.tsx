import { useT } from "#app/language/language.ts";
import styles from "./theme-switch.module.css";

/** The choice of the theme. early-script.ts applies it; without script it is hidden. */
export function ThemeSwitch() {
  const t = useT();
  const themes = [
    ["system", t("shell.themeSystem")],
    ["light", t("shell.themeLight")],
    ["dark", t("shell.themeDark")],
  ] as const;
  return (
    <fieldset className={styles.switch} data-screen="">
      <legend>{t("shell.theme")}</legend>
      <div className={styles.choices}>
        {themes.map(([value, label]) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="theme" value={value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
