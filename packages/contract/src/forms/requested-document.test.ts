import { expect, test } from "vitest";
import { checkFields } from "#forms/check.ts";
import { contactForm } from "#forms/contact.ts";

const GOOD = { fullname: "Ann Lee", email: "ann@example.com", phone: "", description: "Hello" };

test("[OWN-157] only a request for a document names one", () => {
  const posted = { ...GOOD, document: "Prices.pdf", documentId: "17" };
  for (const variant of Object.keys(contactForm.variants))
    expect([variant, checkFields(contactForm, variant, posted)]).toEqual([
      variant,
      { values: variant === "document" ? posted : GOOD, errors: {} },
    ]);
});
