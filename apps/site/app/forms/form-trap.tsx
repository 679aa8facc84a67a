import { useT } from "#app/language/language.ts";
import styles from "./form-trap.module.css";

/** Password managers skip fields with these: 1Password, LastPass, Bitwarden, Dashlane. */
const NOT_FILLED = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
};

/** A honeypot: hidden from people, keyboards and screen readers; only machines fill it in. */
export function FormTrap({ name }: { name: string }) {
  const t = useT();
  return (
    <div className={styles.trap} inert aria-hidden="true">
      <label>
        {t("form.trap")}{" "}
        <input
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
          {...NOT_FILLED}
        />
      </label>
    </div>
  );
}
