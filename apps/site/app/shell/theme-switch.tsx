import styles from "./theme-switch.module.css";

const THEMES = [
  ["system", "System"],
  ["light", "Light"],
  ["dark", "Dark"],
] as const;

/** The choice of the theme. early-script.ts applies it; without script it is hidden. */
export function ThemeSwitch() {
  return (
    <fieldset className={styles.switch}>
      <legend>Theme</legend>
      <div className={styles.choices}>
        {THEMES.map(([value, label]) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="theme" value={value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
