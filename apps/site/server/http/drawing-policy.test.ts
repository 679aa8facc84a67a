import { expect, test } from "vitest";
import { drawingPolicy } from "#server/http/drawing-policy.ts";

test("[SEC-10] a drawing opened by itself styles itself as it does, and does nothing else", () => {
  expect(drawingPolicy('<svg xmlns="http://www.w3.org/2000/svg"><path fill="red"/></svg>')).toBe(
    "default-src 'none'; sandbox; frame-ancestors 'none'",
  );
  const styled = drawingPolicy('<svg><style>.a{fill:red}</style><path style="fill:blue"/></svg>');
  expect(styled).toMatch(/; style-src 'sha256-\S+=' 'unsafe-hashes' 'sha256-\S+='; sandbox/);
});

test("what is styled in another way than it is written keeps its colours all the same", () => {
  expect(drawingPolicy("<svg><style><![CDATA[a>b{fill:red}]]></style></svg>")).toContain(
    "style-src 'unsafe-inline'",
  );
  expect(drawingPolicy("<svg><style>a&gt;b{fill:red}</style></svg>")).toContain(
    "style-src 'unsafe-inline'",
  );
});
