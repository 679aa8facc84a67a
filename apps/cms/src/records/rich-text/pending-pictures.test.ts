import { expect, test } from "vitest";
import { fromHtml, type Editor } from "#records/rich-text/from-html.ts";
import { remoteSource } from "#records/rich-text/pasted/remote-picture.ts";
import { toHtml } from "#records/rich-text/to-html.ts";
import { testCms } from "#testing/test-cms.ts";

const cms = testCms();
const slug = "privacy-policy";

/** As the editor stores a picture until its upload ends. */
const pending = (src?: string) => ({
  type: "upload",
  version: 3,
  format: "",
  id: "6929a1b2c3d4e5f6a7b8c9d0",
  pending: { formID: "6929a1b2c3d4e5f6a7b8c9d1", ...(src !== undefined && { src }) },
});

/** A picture after the first paragraph, and one inside the list. */
function withPictures(): Editor {
  const state = fromHtml("<p>Before</p><ul><li>one</li></ul>");
  const list = state.root.children[1] as unknown as { children: { children: object[] }[] };
  list.children[0]?.children.push(pending("https://pictures.example.com/b.png"));
  const remote = remoteSource("https://pictures.example.com/a.png?key=1", "A plan");
  state.root.children.splice(1, 0, pending(remote), pending());
  return state;
}

const NOTES =
  "<p>Before</p><p>[Picture not taken over: pictures.example.com/a.png. Insert it by hand.]</p><p>[Picture not taken over. Insert it by hand.]</p><ul><li>one[Picture not taken over: pictures.example.com/b.png. Insert it by hand.]</li></ul>";

test("[EDIT-06] a picture that never reached the library does not block publishing: a note replaces it", async () => {
  const data = { title: "Privacy", description: withPictures(), _status: "published" as const };
  const { description } = await cms.payload.updateGlobal({ slug, data });
  expect(toHtml(description)).toBe(NOTES);
  expect(JSON.stringify(description)).not.toContain("pending");
});

test("a draft keeps the picture while it is uploaded, and its publication at a later time is not refused", async () => {
  const data = { title: "Privacy", description: withPictures() };
  const draft = await cms.payload.updateGlobal({ slug, data, draft: true });
  expect(JSON.stringify(draft.description)).toContain("pending");
  const published = await cms.payload.updateGlobal({ slug, data: { _status: "published" } });
  expect(toHtml(published.description)).toBe(NOTES);
});
