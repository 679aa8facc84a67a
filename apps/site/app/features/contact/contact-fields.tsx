import { contactForm, type ContactVariant, type FormField } from "@meridian/contract/forms";
import type { FormEvent } from "react";
import { lowerCase } from "#app/lib/lower-case.ts";
import { Field } from "#app/ui/field.tsx";
import styles from "./contact-form.module.css";

interface ContactFieldsProps {
  variant: ContactVariant;
  /** What stands in the fields at first. */
  values: Record<string, string>;
  errors: Readonly<Record<string, string>>;
}

/** The text fields. What is typed stays in them and nowhere else, so that hydration takes nothing away. */
export function ContactFields({ variant, values, errors }: ContactFieldsProps) {
  const optional: readonly string[] = contactForm.variants[variant].optional;
  return contactForm.fields.map((field: FormField) => {
    const needed = field.required !== undefined && !optional.includes(field.name);
    const shared = { label: field.label, name: field.name, error: errors[field.name], optional: !needed, required: needed, defaultValue: values[field.name], autoComplete: field.autocomplete };
    if (field.type === "multiline") return <Field key={field.name} {...shared} multiline placeholder="What are you building, and who do you need for it?" />;
    if (field.type === "tel") return <Field key={field.name} {...shared} type="tel" />;
    return (
      <div key={field.name} className={styles.half}>
        {field.type === "email" ? <Field {...shared} type="text" inputMode="email" autoCapitalize="none" spellCheck={false} onInput={lowerAsTyped} /> : <Field {...shared} type="text" />}
      </div>
    );
  });
}

// Not `type="email"`: there the caret can neither be read nor set, and it would jump to the end with every capital.
function lowerAsTyped(event: FormEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const lowered = lowerCase(field.value, field.selectionStart ?? field.value.length);
  if (!lowered || (event.nativeEvent as InputEvent).isComposing) return;
  field.value = lowered.text;
  field.setSelectionRange(lowered.caret, lowered.caret);
}
