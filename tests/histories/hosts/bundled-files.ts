/** Pictures and documents in the bundled host's library. */
import type { AdminApi } from "./admin-api.ts";
import { pathOf } from "./bundled-fields.ts";
import type { HostDriver, PictureFile } from "./host-driver.ts";

type Files = Pick<
  HostDriver,
  "addPicture" | "replacePicture" | "addDocument" | "changeDocument" | "deleteDocument"
>;

interface Saved {
  doc: { id: number; filename: string };
}

function formOf(file: PictureFile, data: object): FormData {
  const body = new FormData();
  body.append("_payload", JSON.stringify(data));
  body.append("file", new File([new Uint8Array(file.bytes)], file.name, { type: file.type }));
  return body;
}

const PICTURE = { alt: "A picture" };

export const bundledFiles = (api: AdminApi): Required<Files> => ({
  async addPicture(item, file) {
    const { doc } = await api.call<Saved>("/media", "POST", formOf(file, PICTURE));
    await api.call(pathOf(item), "PATCH", { featuredImage: doc.id, _status: "published" });
    return String(doc.id);
  },
  replacePicture: (picture, files) =>
    Promise.all(
      files.map(
        async (file) =>
          (await api.attempt(`/media/${picture}`, "PATCH", formOf(file, PICTURE))).status,
      ),
    ),
  async addDocument(slug, file) {
    const { doc } = await api.call<Saved>("/media", "POST", formOf(file, {}));
    await api.call("/landing-pages", "POST", {
      title: slug,
      slug,
      blocks: [
        { blockType: "download", title: "Guide", file: doc.id },
        { blockType: "text", title: "More" },
      ],
      _status: "published",
    });
    return { number: doc.id, filename: doc.filename };
  },
  async changeDocument(number, { file, ...data }) {
    const body = file ? formOf(file, data) : data;
    const { doc } = await api.call<Saved>(`/media/${number}`, "PATCH", body);
    return doc.filename;
  },
  async deleteDocument(number) {
    // With pages that show it, the first press only names them.
    const { status } = await api.attempt(`/media/${number}`, "DELETE");
    if (status !== 200) await api.call(`/media/${number}`, "DELETE");
  },
});
