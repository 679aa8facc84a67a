import type { DemoContent } from "@meridian/demo";
import { PUBLISHED, rich, slide, type NewDocument, type PictureOf } from "#seed/draft.ts";

export const technologyDocuments = ({ technologies }: DemoContent, pictureOf: PictureOf): NewDocument<"technologies">[] =>
  technologies.map(({ id, slug, title, data }) => ({
    ...PUBLISHED,
    id,
    slug: slug.replace(/^technologies-/, ""),
    title,
    imageSection: { title: data.image_section.title, paragraph: rich(data.image_section.paragraph), image: pictureOf(data.image_section.image) },
    projectSection: { title: data.project_section.title, description: rich(data.project_section.description), image: pictureOf(data.project_section.image) },
    whySection: { title: data.why_section.title, boxes: data.why_section.boxes.map((box) => ({ image: pictureOf(box.img), title: box.title, description: box.description })) },
    workedWith: { title: data.worked_with.title, boxes: data.worked_with.boxes.map((box) => ({ image: pictureOf(box.image), description: box.description })) },
    slider: data.slider.map(slide(pictureOf)),
    drivenPlatforms: { title: data.driven_platforms.title, images: data.driven_platforms.images.flatMap(({ sizes }) => pictureOf(sizes.medium) ?? []) },
  }));

export const expertiseDocuments = ({ expertise }: DemoContent, pictureOf: PictureOf): NewDocument<"expertise">[] =>
  expertise.map(({ id, slug, title, data }) => ({
    ...PUBLISHED,
    id,
    slug: slug.replace(/^expertise-/, ""),
    title,
    image: pictureOf(data.image),
    terms: { title: data.terms.title, description: rich(data.terms.description) },
    clients: {
      title: data.clients.title,
      gallery: data.clients.gallery.map((item) => ({ image: pictureOf(item.image), width: item.width, imageFill: item.image_fill === "Cover" ? "Cover" : "Contain" })),
      slider: data.clients.slider.map(slide(pictureOf)),
    },
    works: { title: data.works.title, slider: data.works.slider.map(slide(pictureOf)) },
    textUnderSlider: { left: rich(data.text_under_slider.left), right: rich(data.text_under_slider.right) },
    teamImage: pictureOf(data.team_image),
    howItWorks: data.how_it_works,
    whyUs: data.why_us,
  }));
