/**
 * A WordPress's post, imported into the bundled content host and shown by the real site: each
 * element is on the page, or the report names it with the post and its first words.
 */
import { calls, readReply, type BlogPost } from "@meridian/contract";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { importContent } from "../../apps/cms/src/moving-in/import/import-host.ts";
import { contentOf } from "../../apps/cms/src/moving-in/import/read-host.ts";
import { summary, type Entry } from "../../apps/cms/src/moving-in/import/report.ts";
import { cmsAndSite } from "./cms-and-site.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });
const OLD = "https://old.example.com";
const running = cmsAndSite();
let entries: Entry[];
const fetched: string[] = [];

interface Case {
  html: string;
  shown?: string | RegExp;
  note?: string;
}

const CASES: Record<string, Case> = {
  emphasis: {
    html: "<p>Plain <strong>strong</strong> <em>em</em> <s>gone</s> <u>under</u></p>",
    shown: "Plain <strong>strong</strong> <em>em</em> <s>gone</s> <u>under</u>",
  },
  "sub- and superscript": {
    html: "<p>H<sub>2</sub>O and E=mc<sup>2</sup></p>",
    shown: "H<sub>2</sub>O and E=mc<sup>2</sup>",
  },
  "code in a line": {
    html: "<p>Call <code>run()</code> now</p>",
    shown: "Call <code>run()</code> now",
  },
  "a code block": {
    html: '<pre class="wp-block-code"><code>if (a &lt; b) {\n  return;\n}</code></pre>',
    shown: /<pre tabindex="0"><code>if \(a &lt; b\) \{\n {2}return;\n\}<\/code><\/pre>/,
  },
  "a quote": {
    html: '<blockquote class="wp-block-quote"><p>A quote.</p><cite>A. Person</cite></blockquote>',
    shown: "<blockquote>A quote.<br /><em>A. Person</em></blockquote>",
  },
  "a rule": { html: "<p>Above</p><hr><p>Below</p>", shown: "<p>Above</p><hr /><p>Below</p>" },
  "a table": {
    html: '<table><thead><tr><th colspan="2">Price</th></tr></thead><tbody><tr><td>Low</td><td rowspan="2">High</td></tr></tbody></table>',
    shown: /<th colspan="2">Price<\/th>.*<td rowspan="2">High<\/td>/s,
  },
  "a table's caption": {
    html: '<figure class="wp-block-table"><table><tr><td>x</td></tr></table><figcaption>What it costs</figcaption></figure>',
    shown: "<p>What it costs</p>",
    note: 'a caption is a paragraph ("What it costs")',
  },
  "a picture with its caption": {
    html: `<figure class="wp-block-image"><img src="${OLD}/wp-content/uploads/desk-300x200.png" alt="A desk"><figcaption>The desk in Oslo</figcaption></figure>`,
    shown:
      /<figure><picture>.*?alt="A desk".*?<\/picture><figcaption>The desk in Oslo<\/figcaption>/,
  },
  "a video of a known site": {
    html: '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
    shown: 'data-frame="https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1"',
    note: "a video is a card that shows it when it is pressed (https://www.youtube.com/watch?v=abcdefghijk)",
  },
  "a frame of another site": {
    html: '<iframe src="https://maps.example.com/oslo"></iframe>',
    shown:
      '<a href="https://maps.example.com/oslo" rel="noopener">https://maps.example.com/oslo</a>',
    note: 'a frame is a link (https://maps.example.com/oslo) ("Plain strong em gone under',
  },
  "an embed's script": {
    html: '<blockquote class="twitter-tweet"><p>A short message</p></blockquote><script async src="https://platform.example.com/widgets.js"></script>',
    shown: "<blockquote>A short message</blockquote>",
    note: "a script (https://platform.example.com/widgets.js)",
  },
  "a sound": {
    html: '<audio controls src="/wp-content/uploads/talk.mp3"></audio>',
    note: "a sound (/wp-content/uploads/talk.mp3)",
  },
  "a drawing": { html: "<svg><text>Growth</text></svg>", note: 'a drawing ("Growth")' },
  "a definition": {
    html: "<dl><dt>R&amp;D</dt><dd>Research</dd></dl>",
    shown: "<p><strong>R&amp;D</strong></p><p>Research</p>",
    note: 'a list of definitions becomes paragraphs ("R&D Research")',
  },
  "highlighted text": {
    html: "<p>Read <mark>this part</mark></p>",
    shown: "<p>Read this part</p>",
    note: 'highlighted text becomes plain text ("this part")',
  },
  "a list in a quote": {
    html: "<blockquote><ul><li>First point</li><li>Second</li></ul></blockquote>",
    shown: "<blockquote>First point<br />Second</blockquote>",
    note: 'a list within a table or quote becomes lines ("First point Second")',
  },
};

beforeAll(async () => {
  const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const text = Object.values(CASES)
    .map(({ html }) => html)
    .join("\n");
  const copies = `<p><img src="${OLD}/wp-content/uploads/desk.png" alt="A desk"></p><p><img src="${OLD}/wp-content/uploads/desk-150x100.png" alt="A desk"></p>`;
  const reply = [
    post("everything", "All &#8220;kinds&#8221; &amp; more", text + copies),
    post("%d7%a6%d7%95%d7%95%d7%aa-%d7%a4%d7%99%d7%aa%d7%95%d7%97", "צוות פיתוח", "<p>טקסט</p>"),
  ];
  const read = readReply(calls.blog.reply as never, reply) as { value: BlogPost[] };
  entries = await importContent(
    running.cms.payload,
    { ...contentOf([]), blog: read.value },
    {
      own: [OLD],
      fetchPicture: (address) => {
        fetched.push(address);
        return Promise.resolve({ bytes: png, mimeType: "image/png", name: "desk.png" });
      },
    },
  );
}, 180_000);

const post = (slug: string, title: string, content: string) => ({
  id: 1,
  post_name: slug,
  title,
  description: "A text.",
  category: "",
  date: "2026-03-09",
  thumbnail_url: "",
  first_screen_image: "",
  content: [{ title: "", text_editor: content }],
  link: `${OLD}/2026/03/${slug}/`,
});
const page = async (path: string): Promise<string> => (await fetch(running.site.url + path)).text();
const notes = (): string[] =>
  summary({ entries, seconds: 1 }).filter((line) => line.startsWith("noted: "));

const NOTED = "noted: blog-posts everything “All “kinds” & more”: in a text: ";
const { shown, named } = {
  shown: Object.entries(CASES).flatMap(([name, { shown: part }]) =>
    part === undefined ? [] : [[name, part] as const],
  ),
  named: Object.entries(CASES).flatMap(([name, { note: words }]) =>
    words === undefined ? [] : [[name, words] as const],
  ),
};

test.each(shown)("%s arrives on the page", async (_, part) => {
  const html = (await page("/blog/everything")).replace(/>\n</g, "><");
  expect(typeof part === "string" ? html.includes(part) : part.test(html), html).toBe(true);
});

test.each(named)("%s is named with its post and first words", (_, words) => {
  expect(notes()).toEqual(expect.arrayContaining([expect.stringContaining(NOTED + words)]));
});

test("each element arrives or is reported, and nothing else is reported", () => {
  expect(Object.keys(CASES).filter((name) => !CASES[name]?.shown && !CASES[name]?.note)).toEqual(
    [],
  );
  expect(notes()).toHaveLength(named.length);
});

test("copies in other sizes are one medium", async () => {
  expect(fetched).toEqual([`${OLD}/wp-content/uploads/desk.png`]);
  expect((await running.cms.payload.count({ collection: "media" })).totalDocs).toBe(1);
});

test("titles are decoded", async () => {
  const { docs } = await running.cms.payload.find({
    collection: "blog-posts",
    where: { slug: { equals: "everything" } },
  });
  expect(docs[0]?.title).toBe("All “kinds” & more");
});

test("a slug of other letters is the site's address, and both old addresses lead to the new ones", async () => {
  const hebrew = `/blog/${encodeURIComponent("צוות-פיתוח")}`;
  expect(await page(hebrew)).toContain("טקסט");
  const get = (path: string) => fetch(running.site.url + path, { redirect: "manual" });
  for (const [from, to] of [
    ["/2026/03/everything", "/blog/everything"],
    [`/2026/03/${encodeURIComponent("צוות-פיתוח")}`, hebrew],
  ] as const) {
    const answer = await get(from);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
  }
});
