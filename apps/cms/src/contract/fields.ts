/** Technology and expertise pages. */
import type { Wire } from "@meridian/contract";
import { figure, html, list, picture, pictures, text, type PictureField } from "#contract/wire.ts";
import type { Expertise, Technology } from "#payload-types.ts";

interface SlideRow {
  image?: PictureField;
  subTitle?: string | null;
  title?: string | null;
  description?: string | null;
  buttonLink?: string | null;
}

/** The slides of a top slider. */
export const slidesWire = (slides: SlideRow[] | null | undefined) =>
  list(slides, (slide) => ({
    image: picture(slide.image),
    sub_title: text(slide.subTitle),
    title: text(slide.title),
    description: text(slide.description),
    button_link: text(slide.buttonLink),
  }));

export const technologyWire = ({
  id,
  slug,
  title,
  ...doc
}: Technology): Wire<"technology">[number] => ({
  id,
  slug: `technologies-${slug}`,
  title,
  data: {
    image_section: {
      image: picture(doc.imageSection?.image),
      title: text(doc.imageSection?.title),
      paragraph: html(doc.imageSection?.paragraph),
    },
    project_section: {
      title: text(doc.projectSection?.title),
      description: html(doc.projectSection?.description),
      image: picture(doc.projectSection?.image),
    },
    why_section: {
      title: text(doc.whySection?.title),
      boxes: list(doc.whySection?.boxes, (box) => ({
        img: picture(box.image),
        title: text(box.title),
        description: text(box.description),
      })),
    },
    worked_with: {
      title: text(doc.workedWith?.title),
      boxes: list(doc.workedWith?.boxes, (box) => ({
        image: picture(box.image),
        description: text(box.description),
      })),
    },
    slider: slidesWire(doc.slider),
    driven_platforms: {
      title: text(doc.drivenPlatforms?.title),
      images: pictures(doc.drivenPlatforms?.images),
    },
  },
});

const boxesWire = (part: Expertise["howItWorks"]) => ({
  title: text(part?.title),
  boxes: list(part?.boxes, (box) => ({
    title: text(box.title),
    description: text(box.description),
  })),
});

export const expertiseWire = ({
  id,
  slug,
  title,
  ...doc
}: Expertise): Wire<"expertise">[number] => ({
  id,
  slug: `expertise-${slug}`,
  title,
  data: {
    image: picture(doc.image),
    terms: { title: text(doc.terms?.title), description: html(doc.terms?.description) },
    clients: {
      title: text(doc.clients?.title),
      gallery: list(doc.clients?.gallery, (item) => ({
        image: picture(item.image),
        width: figure(item.width),
        image_fill: text(item.imageFill),
      })),
      slider: slidesWire(doc.clients?.slider),
    },
    works: { title: text(doc.works?.title), slider: slidesWire(doc.works?.slider) },
    text_under_slider: {
      left: html(doc.textUnderSlider?.left),
      right: html(doc.textUnderSlider?.right),
    },
    team_image: picture(doc.teamImage),
    how_it_works: boxesWire(doc.howItWorks),
    why_us: boxesWire(doc.whyUs),
  },
});
