import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";

/**
 * What `npm run dev` shows of an error, to whoever made it. Never in a build: a stack is nothing
 * for visitors.
 */
export function ErrorStack({ error }: { error: Error }) {
  return (
    <Section>
      <Wrap>
        <h1>{error.name}</h1>
        <pre style={{ whiteSpace: "pre-wrap" }}>{error.stack ?? error.message}</pre>
      </Wrap>
    </Section>
  );
}
