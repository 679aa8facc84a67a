import { isDisguised } from "@meridian/contract/own-address";
import { LinkFeature } from "@payloadcms/richtext-lexical";
import type {
  FieldAffectingData,
  FilterOptions,
  RelationshipField,
  TextField,
  TextFieldSingleValidation,
} from "payload";
import { DISGUISED } from "#records/fields/texts.ts";
import { LINKABLE } from "#records/addresses.ts";
import { PDF } from "#library/prepared-file.ts";

const isAddress = (field: FieldAffectingData): field is TextField =>
  field.type === "text" && field.name === "url";

/** PDFs of the library have no page, but an address; pictures are shown, not linked. */
const FILES = "media";

/**
 * A link to a record uses its current address, and is plain text while the record is not public.
 * Like in every link field, an address that only looks like the site's is refused.
 */
const onlyPdfs: FilterOptions = ({ relationTo }) =>
  relationTo === FILES ? { mimeType: { equals: PDF } } : true;

export const linkFeature = () =>
  LinkFeature({
    enabledCollections: [...LINKABLE, FILES],
    fields: ({ defaultFields }) =>
      defaultFields.map((field) => {
        if (field.type === "relationship" && field.name === "doc")
          return { ...field, filterOptions: onlyPdfs } as RelationshipField;
        if (!isAddress(field)) return field;
        // The field has one text.
        const given = field.validate as TextFieldSingleValidation | undefined;
        const validate: TextFieldSingleValidation = async (value, options) =>
          value && isDisguised(value) ? DISGUISED : ((await given?.(value, options)) ?? true);
        return { ...field, validate } as TextField;
      }),
  });
