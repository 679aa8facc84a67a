import type { Brand } from "#app/shell/types.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./brand-logo.module.css";

/** The logo, or the name without one. `alt`: empty where the context has the name. */
export function BrandLogo({
  name,
  logo,
  logoOnDark,
  alt = "",
  ...size
}: Brand & { alt?: string; width: number; height: number }) {
  if (!logo) return <span className={styles.name}>{name}</span>;
  if (!logoOnDark)
    return (
      <img src={logo} alt={alt} {...size} className={classNames(styles.logo, styles.ground)} />
    );
  return (
    <>
      <img src={logo} alt={alt} {...size} className={classNames(styles.logo, styles.onLight)} />
      {/* Lazy: without a box it is not loaded. */}
      <img
        src={logoOnDark}
        alt={alt}
        {...size}
        className={classNames(styles.logo, styles.onDark)}
        loading="lazy"
      />
    </>
  );
}
