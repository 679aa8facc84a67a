import { isDisguised } from "@meridian/contract/own-address";
import { LinkFeature } from "@payloadcms/richtext-lexical";
import type { FieldAffectingData, TextField, TextFieldSingleValidation } from "payload";
import { DISGUISED } from "#records/fields/texts.ts";
import { LINKABLE } from "#records/addresses.ts";

const isAddress = (field: FieldAffectingData): field is TextField =>
  field.type === "text" && field.name === "url";

/**
 * Links in a text. A link to a record uses its current address, and is plain text while the record
 * is not public. An address that looks like the site's but is not is refused, as in every field for
 * links.
 */
export const linkFeature = () =>
  LinkFeature({
    enabledCollections: [...LINKABLE],
    fields: ({ defaultFields }) =>
      defaultFields.map((field) => {
        if (!isAddress(field)) return field;
        // Payload's own field holds one text.
        const given = field.validate as TextFieldSingleValidation | undefined;
        const validate: TextFieldSingleValidation = async (value, options) =>
          value && isDisguised(value) ? DISGUISED : ((await given?.(value, options)) ?? true);
        return { ...field, validate } as TextField;
      }),
  });
