import { beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { isUntouched } from "#publishing/editing/empty-drafts.ts";
import { fromHtml } from "#records/rich-text/from-html.ts";
import { putTranslation } from "#translations/put.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms, { editor: "editor" });
const EMPTIED = { root: { type: "root", children: [{ type: "paragraph", children: [] }] } };

beforeAll(() =>
  cms.payload.updateGlobal({
    slug: "site-settings",
    data: { language: "en", otherLanguages: ["de"], _status: "published" },
  }),
);

const kinds = [
  { collection: "blog-posts", call: "/api/wp/v2/blog?slug=", more: { description: "x" } },
  {
    collection: "articles",
    call: "/api/wp/v2/posts?filter[category_name]=article&slug=",
    more: {},
  },
] as const;
type Kind = (typeof kinds)[number];

const contentOf = async ({ call }: Kind, address: string, id: number): Promise<unknown> => {
  const reply = await answerGet(new URL(call + address, "http://cms.test"), cms.payload);
  const records = (await reply.json()) as { id: number; content: unknown }[];
  return records.find((one) => one.id === id)?.content;
};

/** What the admin's "Create new" does. */
const createNew = async ({ collection }: Kind) =>
  (await cms.payload.create({
    collection,
    data: {} as never,
    draft: true,
    overrideAccess: false,
    user: users.editor,
  })) as { id: number; sections?: { id?: string | null }[] | null };

const publish = ({ collection, more }: Kind, id: number, data: object) =>
  cms.payload.update({
    collection,
    id,
    data: { title: "Written", ...more, ...data, _status: "published" } as never,
    user: users.editor,
    overrideAccess: false,
  });

test.each(kinds)(
  "[EDIT-20] a new record of $collection begins with a section to write in; left empty it is not sent, nor of a copy or a translation",
  async (kind) => {
    const { collection } = kind;
    const { payload } = cms;
    const { id, sections } = await createNew(kind);
    expect(sections).toMatchObject([{ id: expect.any(String) }]);
    const other = await createNew(kind);
    expect(other.sections?.[0]?.id).not.toBe(sections?.[0]?.id);
    await publish(kind, id, { slug: `${collection}-empty` });
    const none = await contentOf(kind, `${collection}-empty`, id);
    expect(none).toEqual(collection === "articles" ? "" : []);
    const { id: copy } = await payload.duplicate({ collection, id, user: users.editor });
    await publish(kind, Number(copy), { slug: `${collection}-copy` });
    expect(await contentOf(kind, `${collection}-copy`, Number(copy))).toEqual(none);
    await putTranslation(
      payload,
      { kind: collection, record: id, language: "de" },
      { slug: "leer", title: "Leer", ...kind.more },
      {},
    );
    expect(await contentOf(kind, "leer&lang=de", id)).toEqual(none);
    // An editor that was opened leaves an empty paragraph.
    const text = fromHtml("<p>Words</p>");
    const rows = [{ body: EMPTIED }, { title: "Tea & cake" }, { title: " ", body: text }, {}];
    await publish(kind, id, { sections: rows });
    expect(JSON.stringify(await contentOf(kind, `${collection}-empty`, id))).toBe(
      JSON.stringify(
        collection === "articles"
          ? '<section id="tea-cake"><h2>Tea &amp; cake</h2></section><section id="section"><h2> </h2><p>Words</p></section>'
          : [
              { title: "Tea &amp; cake", text_editor: "" },
              { title: " ", text_editor: "<p>Words</p>" },
            ],
      ),
    );
  },
);

test.each(kinds)(
  "a new record of $collection whose section is empty, also after a look into it, counts as unused",
  async (kind) => {
    const { fields } = cms.payload.collections[kind.collection].config;
    const { id: _, sections, ...others } = await createNew(kind);
    expect(sections).toHaveLength(1);
    for (const rows of [sections, [{ title: null, body: EMPTIED }], []])
      expect(isUntouched(fields, { ...others, sections: rows })).toBe(true);
    for (const row of [
      { title: "A" },
      { body: fromHtml("<p>Words</p>") },
      { body: fromHtml("<hr>") },
    ])
      expect(isUntouched(fields, { ...others, sections: [{}, row] })).toBe(false);
  },
);
