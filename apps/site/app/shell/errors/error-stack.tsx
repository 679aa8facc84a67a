import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";

/** The stack in `npm run dev`. Never in a build. */
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
