import { useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BrowserFilesContext } from "#app/islands/browser-files.ts";
import { Island } from "#app/islands/island.tsx";
import { PageDataContext, usePageData } from "#app/islands/page-data.ts";

function Greeting({ name }: { name: string }) {
  const id = useId();
  const { path } = usePageData();
  return (
    <p id={id}>
      {name} on {path}
    </p>
  );
}

const file = (name: string) => ({
  address: `/assets/${name}-1.js`,
  needs: ["/assets/react-1.js"],
  messages: [],
});
const page = (name: string): string =>
  renderToStaticMarkup(
    <BrowserFilesContext value={file}>
      <PageDataContext value={{ path: "/blog", forms: null }}>
        <Island of={Greeting} name="greeting" when="near" props={{ name }} />
        <Island of={Greeting} name="greeting" when="near" props={{ name }} />
      </PageDataContext>
    </BrowserFilesContext>,
  );

test("an island has complete HTML, its props, and its time of hydration", () => {
  const html = page("Ann");
  expect(html).toMatch(
    /<div data-island="\/assets\/greeting-1\.js" data-needs="\/assets\/react-1\.js" data-when="near" data-prefix="[^"]+"><p id="[^"]+">Ann<!-- --> on <!-- -->\/blog<\/p><\/div><script type="application\/json">\{"name":"Ann"\}<\/script>/,
  );
});

test("ids are unique to an island and have its prefix", () => {
  const ids = [...page("Ann").matchAll(/<p id="([^"]+)"/g)].map(([, id]) => id);
  const prefixes = [...page("Ann").matchAll(/data-prefix="([^"]+)"/g)].map(
    ([, prefix]) => prefix ?? "none",
  );
  expect(new Set(ids).size).toBe(2);
  expect(ids.map((id, at) => id?.includes(prefixes[at] ?? "none"))).toEqual([true, true]);
});

test("props cannot end the element that contains them", () => {
  const html = page("</script><script>alert(1)</script><!--");
  expect(html).toContain(
    '{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>\\u003c!--"}',
  );
  expect(html.match(/<script/g)).toHaveLength(2);
});

test("props that JSON does not preserve are a type error", () => {
  const Clock = ({ at }: { at: Date; onTick: () => void }) => <time>{at.getTime()}</time>;
  const props = { at: new Date(0), onTick: () => undefined };
  // @ts-expect-error -- a date would arrive as a text, and a function not at all
  const island = <Island of={Clock} name="clock" when="idle" props={props} />;
  expect(renderToStaticMarkup(island)).toContain("<time>0</time>");
});
