import styles from "./form-trap.module.css";

/**
 * A field that people neither see, reach nor hear, and browsers do not fill: whoever does is a
 * machine.
 */
export function FormTrap({ name }: { name: string }) {
  return (
    <div className={styles.trap} inert aria-hidden="true">
      <label>
        Leave this empty{" "}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
