import { useId } from "react";
import styles from "./segmented.module.css";

interface SegmentedProps {
  label: string;
  name: string;
  options: readonly string[];
  chosen: string;
}

export function Segmented({ label, name, options, chosen }: SegmentedProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <fieldset
        className={styles.segmented}
        role="radiogroup"
        aria-labelledby={id}
        toolparamdescription={label}
      >
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={name} value={option} defaultChecked={option === chosen} />
            {option}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
