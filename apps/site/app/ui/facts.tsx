import { WholeWords } from "#app/ui/whole-words.tsx";

/** In the body's font: "IT-Personalvermittlung". */
const LONGEST = 22;

interface FactsProps {
  facts: readonly { term: string; detail: string }[];
  className?: string | undefined;
}

/** Terms with details; nothing without any. */
export function Facts({ facts, className }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <WholeWords text={detail} longest={LONGEST} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
