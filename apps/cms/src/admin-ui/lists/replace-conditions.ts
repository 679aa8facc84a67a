import type { Where } from "payload";

type Replace = (condition: object) => Promise<Where | undefined>;

async function withReplaced(where: Where, field: string, replace: Replace): Promise<Where> {
  const parts = await Promise.all(
    Object.entries(where).map(async ([name, value]): Promise<Where> => {
      if (Array.isArray(value))
        return {
          [name]: await Promise.all(value.map((inner) => withReplaced(inner, field, replace))),
        };
      const other = name === field && typeof value === "object" ? await replace(value) : undefined;
      return other ?? { [name]: value };
    }),
  );
  return parts.length === 1 ? (parts[0] ?? {}) : { and: parts };
}

/** An operation with each condition of `field` that `replace` has another one for. */
export async function replacing<Args extends object>(
  args: Args,
  field: string,
  replace: Replace,
): Promise<Args> {
  const where: unknown = Reflect.get(args, "where");
  if (typeof where !== "object" || where === null || !JSON.stringify(where).includes(field))
    return args;
  return { ...args, where: await withReplaced(where as Where, field, replace) };
}
