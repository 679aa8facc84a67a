import { isDisguised } from "@meridian/contract/own-address";
import { LinkFeature } from "@payloadcms/richtext-lexical";
import type { FieldAffectingData, TextField, TextFieldSingleValidation } from "payload";
import { DISGUISED } from "#records/fields/texts.ts";
import { LINKABLE } from "#records/addresses.ts";

const isAddress = (field: FieldAffectingData): field is TextField =>
  field.type === "text" && field.name === "url";

/**
 * A link to a record uses its current address, and is plain text while the record is not public.
 * Like in every link field, an address that only looks like the site's is refused.
 */
export const linkFeature = () =>
  LinkFeature({
    enabledCollections: [...LINKABLE],
    fields: ({ defaultFields }) =>
      defaultFields.map((field) => {
        if (!isAddress(field)) return field;
        // The field has one text.
        const given = field.validate as TextFieldSingleValidation | undefined;
        const validate: TextFieldSingleValidation = async (value, options) =>
          value && isDisguised(value) ? DISGUISED : ((await given?.(value, options)) ?? true);
        return { ...field, validate } as TextField;
      }),
  });
