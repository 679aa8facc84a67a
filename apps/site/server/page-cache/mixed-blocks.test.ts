import { expect, test } from "vitest";
import { withMixedBlocks } from "#server/page-cache/mixed-blocks.ts";

const page = (dir: string, body: string): string =>
  `<!DOCTYPE html><html lang="he"${dir}><body>${body}</body></html>`;
const BODY = `<p class="a">Meridian היא <a href="/">חברה</a></p><p>מי היא Meridian</p><ul><li><!-- -->React<br>ו־Python בצד השרת</li><li>React</li></ul><p><mark>Harbour</mark> Ledger היא חברה</p><p>Only English.</p>`;

test("[LANG-03] flags blocks of a page from right to left that only begin with a Latin name", () => {
  expect(withMixedBlocks(page(' dir="rtl"', BODY))).toBe(
    page(
      ' dir="rtl"',
      BODY.replace("<p class", '<p data-mixed="" class')
        .replace("<li><!", '<li data-mixed=""><!')
        .replace("<p><mark", '<p data-mixed=""><mark'),
    ),
  );
});

test("[LANG-03] a page from left to right is unchanged", () => {
  expect(withMixedBlocks(page("", BODY))).toBe(page("", BODY));
});
