export interface Fault {
  /** `clients.0.url` */
  path: string;
  message: string;
}

/** Empty if it is not a validation error. */
export function faultsOf(error: unknown): Fault[] {
  const fields = inside(inside(error, "data"), "errors");
  return Array.isArray(fields)
    ? fields.map(({ path = "", message = "not right" }: Partial<Fault>) => ({ path, message }))
    : [];
}

const inside = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Names each field and what is wrong with it. */
export function messageOf(error: unknown): string {
  const faults = faultsOf(error);
  if (faults.length > 0)
    return faults.map(({ path, message }) => `${path || "a field"}: ${message}`).join("; ");
  return error instanceof Error ? error.message : String(error);
}

/** Characters that are enough to identify a text. */
const SHOWN = 60;

/** The start of the part's text, quoted; `""` without text. */
export function beginningOf(part: unknown): string {
  const text = wordsIn(part).join(" ").replace(/\s+/g, " ").trim();
  return text === ""
    ? ""
    : `(${JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)})`;
}

/** What a visitor reads; without the node names of an editor's state. */
function wordsIn(part: unknown): string[] {
  if (typeof part === "string" || typeof part === "number") return [String(part)];
  if (Array.isArray(part)) return part.flatMap(wordsIn);
  if (typeof part !== "object" || part === null) return [];
  if ("type" in part && "version" in part)
    return "text" in part ? wordsIn(part.text) : "children" in part ? wordsIn(part.children) : [];
  return Object.values(part).flatMap(wordsIn);
}
