import type { Checked } from "#validation/checks.ts";

/** Pictures are used, described, of sensible size, and of the right kind for their place. */
export function checkPictures({ content, check }: Checked, used: ReadonlySet<string>): void {
  for (const { id, width, height, subject, alt } of content.images) {
    check(used.has(id), `images: ${id} is used nowhere`);
    check(
      width >= 100 && width <= 4000 && (height >= 100 || id.startsWith("brand/logo")),
      `images: size of ${id}`,
    );
    check(subject.length <= 140 && alt.length <= 125, `images: ${id} is too long`);
    if (alt === "") check(/^(?:career\/smiles|article\/)/.test(id), `images: ${id} has no alt`);
  }
  const kinds = new Map(content.images.map(({ id, kind }) => [id, kind]));
  const isOf = (id: string, kind: string): void => {
    check(kinds.get(id) === kind, `image ${id}: kind ${kinds.get(id)}, expected ${kind}`);
  };
  isOf(content.home.section_header_video, "video");
  isOf(content.home.section_header_video_preview, "poster");
  isOf(content.career.career_first_screen_video, "video");
  for (const { thumbnail } of content.clients.data.client) isOf(thumbnail, "logo");
  for (const study of content.caseStudies) {
    isOf(study.featured_image_url, "cover");
    for (const { url, sizes } of study.data.implementation) {
      isOf(url, "gallery");
      check(url === sizes.large, `${study.slug}: gallery sizes differ`);
    }
  }
}
