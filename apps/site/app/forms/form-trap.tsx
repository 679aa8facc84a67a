import styles from "./form-trap.module.css";

/** A honeypot: hidden from people, keyboards and screen readers; only machines fill it in. */
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
