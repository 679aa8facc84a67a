import type { ClientLogo } from "#app/bands/client-logos/types.ts";
import { opticalScales } from "#app/pictures/optical-size.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { Section } from "#app/ui/section.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./client-logos.module.css";

/** Milliseconds a logo stays first (SH-09). */
const AUTOPLAY = 8000;

/** A logo's size at 1440 px; narrower screens keep its ratio (client-logos.module.css). */
const PLACE = { width: 156, height: 76 };

/** The clients slider (HOME-03). */
export function ClientLogos({ title, clients }: { title?: string; clients: ClientLogo[] }) {
  const t = useT();
  const scales = opticalScales(
    clients.map(({ logo }) => logo),
    PLACE,
  );
  const slides = clients.map(({ name, logo }, at) => ({
    key: `${at} ${name}`,
    content: (
      <div className={styles.client}>
        <Logo image={logo} alt={name} className={styles.logo} scale={scales[at]} />
      </div>
    ),
  }));
  return (
    <Section space="tight">
      <Wrap>
        {title && <SectionHeading title={title} />}
        <Slider
          label={title || t("pages.clients")}
          slides={slides}
          autoplay={AUTOPLAY}
          className={styles.logos}
        />
      </Wrap>
    </Section>
  );
}
