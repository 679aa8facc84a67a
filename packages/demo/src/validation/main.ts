/** `npm run validate -w @meridian/demo` checks the content; `-- --fields` prints its fields. */
import { loadContent } from "#content.ts";
import { DEMO_LANGUAGES } from "#translations/overlays.ts";
import { describeFiles } from "#validation/fields.ts";
import { typeInWords } from "#validation/types.ts";
import { validateTranslation } from "#validation/translations.ts";
import { validateContent } from "#validation/validate.ts";

if (process.argv.includes("--fields")) {
  for (const { name, addresses, fields } of Object.values(describeFiles())) {
    console.log(`\n${name}.json${addresses.map((address) => `\n  GET ${address}`).join("")}`);
    for (const [path, field] of Object.entries(fields))
      console.log(`    ${path}: ${typeInWords(field)}`);
  }
} else {
  const results = [
    validateContent(loadContent()),
    ...DEMO_LANGUAGES.map((code) => validateTranslation(code)),
  ];
  const faults = results.flatMap((result) => result.faults);
  const count = results.reduce((sum, result) => sum + result.count, 0);
  for (const fault of faults) console.log(`FAIL  ${fault}`);
  console.log(
    faults.length > 0 ? `${faults.length} of ${count} checks failed` : `all ${count} checks passed`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
