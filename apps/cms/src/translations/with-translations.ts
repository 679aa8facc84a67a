import type { CollectionConfig, GlobalConfig, UIField } from "payload";
import { translatedKind } from "#translations/translated-kinds.ts";

const languages = (kind: string): UIField => ({
  name: "languages",
  type: "ui",
  admin: {
    position: "sidebar",
    disableListColumn: true,
    components: {
      Field: {
        path: "/translations/screens/languages.tsx#RecordLanguages",
        serverProps: { kind },
      },
    },
  },
});

/** Shows a record's translations next to its form; they are deleted with it for good. */
export function withTranslations<C extends CollectionConfig | GlobalConfig>(config: C): C {
  const { slug } = config;
  if (!translatedKind(slug)) return config;
  const hooks = config.hooks as CollectionConfig["hooks"];
  const isCollection = "labels" in config;
  return {
    ...config,
    fields: [...config.fields, languages(slug)],
    ...(isCollection && {
      hooks: {
        ...hooks,
        afterDelete: [
          ...(hooks?.afterDelete ?? []),
          async ({ id, req, context }) => {
            await req.payload.delete({
              collection: "translations",
              where: { kind: { equals: slug }, record: { equals: Number(id) } },
              trash: true,
              overrideAccess: true,
              context,
              req,
            });
          },
        ],
      } satisfies CollectionConfig["hooks"],
    }),
  };
}
