export const TEMPLATE_KINDS = [
  { value: "answer", label: "Answer" },
  { value: "invitation", label: "Invitation" },
  { value: "rejection", label: "Rejection" },
  { value: "question", label: "Question" },
];

/** What a template has in braces: `{name}`. */
export const TEMPLATE_FIELDS = {
  name: "the sender's name",
  vacancy: "the vacancy",
  sender: "the name of who replies",
  link: "the own link of who replies (Account)",
} as const;

type TemplateField = keyof typeof TEMPLATE_FIELDS;
export type TemplateValues = Record<TemplateField, string>;

const IN_BRACES = /\{([^{}\n]*)\}/g;
const isField = (name: string): name is TemplateField => Object.hasOwn(TEMPLATE_FIELDS, name);

const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_BRACES)].map(([, name = ""]) => name.trim())),
];

/** The first name in braces that is no field. */
export const unknownFieldIn = (text: string): string | undefined =>
  namesIn(text).find((name) => !isField(name));

/** Fields without a value stay, for the writer to see. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replace(IN_BRACES, (braces: string, name: string) => {
    const field = name.trim();
    return (isField(field) && values[field]) || braces;
  });

/** Fields that a letter still has: it is not sent with them. */
export const fieldsLeftIn = (text: string): string[] => namesIn(text).filter(isField);

/** The letters of a template, the wanted language first, else the site's first one. */
export function inOrder<L extends { language: string }>(
  letters: readonly L[],
  wanted: string,
  first: string,
): L[] {
  const rank = (code: string): number => [wanted, first].indexOf(code) >>> 0;
  return letters.toSorted((one, other) => rank(one.language) - rank(other.language));
}
