import styles from "#app/forms/form-draft.module.css";

/** Shown while a message waits for the connection, after the failure text has gone. */
export const WaitingLine = ({ isWaiting }: { isWaiting: boolean }) => (
  <div role="status">
    {isWaiting && (
      <p className={styles.waiting}>
        Your message will be sent automatically when the connection is back.
      </p>
    )}
  </div>
);
