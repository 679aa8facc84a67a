import { CallError, type FormCallName } from "@meridian/contract";
import {
  contactForm,
  type FormKind,
  priceRequestForm,
  resumeForm,
  surveyForm,
} from "@meridian/contract/forms";
import { differencesOf, type Difference } from "@meridian/contract/form-host/differences";
import {
  feedbackAddress,
  readSchemaAnswer,
  schemaAddress,
  type SchemaAnswer,
} from "@meridian/contract/form-host/form-address";
import { createHttpClient, type HttpClientOptions } from "#moving-in/conformance/http-client.ts";

/** A form's number or address, if it is not at the contract's address. */
export type FormPlaces = Partial<Record<FormCallName, string | undefined>>;

export interface FormAnswer {
  call: FormCallName;
  address: string;
  answer: SchemaAnswer;
  differences: Difference[];
}

const FORMS: Record<FormCallName, FormKind> = {
  contactForm,
  resumeForm,
  priceRequestForm,
  surveyForm,
};

/** Reads the forms' rules by schema, sending no message. Never throws for a host's failure. */
export function readFormRules(
  client: HttpClientOptions,
  places: FormPlaces,
): Promise<FormAnswer[]> {
  const httpClient = createHttpClient(client);
  return Promise.all(
    Object.entries(FORMS).map(async ([name, form]): Promise<FormAnswer> => {
      const call = name as FormCallName;
      const address = feedbackAddress(client.host, call, places[call], client.restRoot);
      const answer = await readRules(httpClient, call, schemaAddress(address));
      const differences = answer.is === "schema" ? differencesOf(answer.schema, form) : [];
      return { call, address, answer, differences };
    }),
  );
}

async function readRules(
  httpClient: ReturnType<typeof createHttpClient>,
  call: FormCallName,
  address: string | null,
): Promise<SchemaAnswer> {
  if (address === null) return { is: "silent", problem: "is not an address of a Contact Form 7" };
  try {
    return readSchemaAnswer(await httpClient(call, address));
  } catch (error) {
    const problem = error instanceof CallError ? error.problem : String(error);
    return { is: "silent", problem };
  }
}
