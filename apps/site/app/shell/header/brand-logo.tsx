import type { Brand } from "#app/shell/types.ts";
import styles from "./brand-logo.module.css";

/** The logo, or the name without one. `alt`: empty where the context has the name. */
export function BrandLogo({
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
