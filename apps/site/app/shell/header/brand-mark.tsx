import type { Brand } from "#app/shell/types.ts";
import styles from "./brand-mark.module.css";

/**
 * The logo; without one the name in its place. `alt`: empty where what is around it says the name.
 */
export function BrandMark({
  name,
  logo,
  alt = "",
  ...size
}: Pick<Brand, "name" | "logo"> & { alt?: string; width: number; height: number }) {
  return logo ? (
    <img src={logo} alt={alt} {...size} className={styles.logo} />
  ) : (
    <span className={styles.name}>{name}</span>
  );
}
