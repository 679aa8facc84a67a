import ts from "typescript";
import { describe, expect, test } from "vitest";
import { files, read } from "./tree.ts";

const TESTS = /\.(?:test|spec)\.|(?:^|\/)(?:tests|testing)\/|^bench\//;

interface Cast {
  /** Where its type begins. */
  at: string;
  /** Through `unknown`: the compiler sees nothing in common between the two types. */
  isDouble: boolean;
  hasReason: boolean;
}

/** The casts of a file, by the compiler's tree; `as const` is none. */
function castsIn(path: string, text: string): Cast[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const lines = text.split("\n");
  const found: Cast[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAssertionExpression(node) && !ts.isConstTypeReference(node.type)) {
      const { line } = source.getLineAndCharacterOfPosition(node.type.getStart(source));
      found.push({
        at: `${path}:${line + 1}`,
        isDouble: isThroughUnknown(node.expression),
        hasReason: lines.slice(Math.max(0, line - 1), line + 1).some(hasComment),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isThroughUnknown = (node: ts.Expression): boolean =>
  ts.isParenthesizedExpression(node)
    ? isThroughUnknown(node.expression)
    : ts.isAssertionExpression(node) && node.type.kind === ts.SyntaxKind.UnknownKeyword;

const hasComment = (line: string): boolean => /(?:^|\s)(?:\/\/|\/\*|\*)/.test(line);

describe("casts", () => {
  const casts = files(/\.tsx?$/)
    .filter((path) => !TESTS.test(path))
    .flatMap((path) => castsIn(path, read(path)));

  test("through unknown give their reason, there or on the line above", () => {
    const bare = casts.filter(({ isDouble, hasReason }) => isDouble && !hasReason);
    expect(bare.map(({ at }) => at)).toEqual([]);
  });

  test("are found by the tree, not by the word", () => {
    const text = [
      'import { a as b } from "./a.ts";',
      "const one = b as unknown as string;",
      "const two = [1] as const;",
      "// The library's type is loose.",
      "const three = (b as unknown) as number;",
    ].join("\n");
    const doubles = castsIn("a.ts", text).filter(({ isDouble }) => isDouble);
    expect(castsIn("a.ts", text)).toHaveLength(4);
    expect(doubles.map(({ at, hasReason }) => [at, hasReason])).toEqual([
      ["a.ts:2", false],
      ["a.ts:5", true],
    ]);
  });
});
