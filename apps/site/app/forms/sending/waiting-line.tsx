import styles from "#app/forms/form-draft.module.css";

/** Stays for as long as a message waits for the line, when the failure's words are gone. */
export const WaitingLine = ({ isWaiting }: { isWaiting: boolean }) => (
  <div role="status">
    {isWaiting && (
      <p className={styles.waiting}>
        Your message will be sent by itself when the connection is back.
      </p>
    )}
  </div>
);
