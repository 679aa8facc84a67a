import { expect, test } from "vitest";
import { drawingPolicy } from "#server/http/drawing-policy.ts";

test("[SEC-10] an SVG opened by itself may use its own styles and nothing else", () => {
  expect(drawingPolicy('<svg xmlns="http://www.w3.org/2000/svg"><path fill="red"/></svg>')).toBe(
    "default-src 'none'; sandbox; frame-ancestors 'none'",
  );
  const styled = drawingPolicy('<svg><style>.a{fill:red}</style><path style="fill:blue"/></svg>');
  expect(styled).toMatch(/; style-src 'sha256-\S+=' 'unsafe-hashes' 'sha256-\S+='; sandbox/);
});

test("styles that are not literal in the SVG still apply", () => {
  expect(drawingPolicy("<svg><style><![CDATA[a>b{fill:red}]]></style></svg>")).toContain(
    "style-src 'unsafe-inline'",
  );
  expect(drawingPolicy("<svg><style>a&gt;b{fill:red}</style></svg>")).toContain(
    "style-src 'unsafe-inline'",
  );
});
