import { useScript } from "#app/islands/use-script.ts";
import type { CareerContent } from "#app/pages/career/read-career.server.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./career-gallery.module.css";

interface CareerGalleryProps {
  title: string;
  gallery: CareerContent["gallery"];
}

/** Pictures scroll at their own speed (CAR-03): by scroll timelines, else by script. */
export function CareerGallery({ title, gallery }: CareerGalleryProps) {
  return (
    <Section ground="sea" space="tight" data-screen="">
      <Wrap>
        <SectionHeading title={title} />
        <ul {...useScript("drift", "near")} className={styles.gallery}>
          {gallery.map(({ image, speed }) => (
            <li key={image.src} style={{ "--speed": speed }}>
              <Picture image={image} sizes="(max-width: 56rem) 60vw, 28vw" />
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
