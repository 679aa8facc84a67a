"use client";
import {
  ServerFunctionsProvider,
  useDocumentInfo,
  useForm,
  useServerFunctions,
} from "@payloadcms/ui";
import type { BuildFormStateArgs, FormState, ServerFunctionClient } from "payload";
import { useCallback, useEffect, type ReactNode } from "react";
import { withoutLateValues } from "#publishing/screens/editing/without-late-values.ts";

/** How the form of a record, or of a global, stands that is open. */
const openForms = new Map<string, () => FormState>();
const nameOf = (kind: string | undefined, id: number | string | undefined): string =>
  `${kind} ${id ?? ""}`;

/**
 * Keeps what is typed while the host answers. Payload 3.90 writes the state that a save was
 * answered with over what a form has become since: into the fields of a row that were not there
 * when it was saved, and into every field but the one that was typed into last.
 */
export function LateAnswers({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const ask: ServerFunctionClient = useCallback(
    async (call) => {
      const answer = await serverFunction(call);
      return call.name === "form-state" ? asTyped(call.args, answer) : answer;
    },
    [serverFunction],
  );
  return <ServerFunctionsProvider serverFunction={ask}>{children}</ServerFunctionsProvider>;
}

type Asked = Partial<BuildFormStateArgs>;

function asTyped(
  { collectionSlug, globalSlug, schemaPath, id, formState }: Asked,
  answer: unknown,
) {
  const kind = collectionSlug ?? globalSlug;
  const now = schemaPath === kind && openForms.get(nameOf(kind, id))?.();
  if (!now || !formState || !hasState(answer)) return answer;
  return { ...answer, state: withoutLateValues(answer.state, formState, now) };
}

const hasState = (answer: unknown): answer is { state: FormState } =>
  typeof answer === "object" && answer !== null && "state" in answer && Boolean(answer.state);

/** Says how this form stands, to whoever has an answer to it. */
export function useOpenForm(): void {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getFields } = useForm();
  useEffect(() => {
    const name = nameOf(collectionSlug ?? globalSlug, id);
    openForms.set(name, getFields);
    return () => {
      if (openForms.get(name) === getFields) openForms.delete(name);
    };
  }, [collectionSlug, globalSlug, id, getFields]);
}
