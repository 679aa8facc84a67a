import type { DefaultServerCellComponentProps } from "payload";
import { configWords } from "#admin-ui/words/german-text.ts";
import { labelText } from "#admin-ui/words/label-text.ts";
import { PlainCell } from "#accounts/screens/plain-cell.tsx";

/** The list or form of an entry by its name in the menu. */
export function PlaceCell(cell: DefaultServerCellComponentProps) {
  const { cellData, i18n, payload } = cell;
  const { collections, globals } = payload.config;
  const label =
    collections.find(({ slug }) => slug === cellData)?.labels.plural ??
    globals.find(({ slug }) => slug === cellData)?.label;
  const name = configWords({ i18n, payload })(labelText(label));
  return <PlainCell {...cell} cellData={name || cellData} />;
}
