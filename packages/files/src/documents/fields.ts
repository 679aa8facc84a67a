import type { AttributeOf } from "#documents/xml.ts";

/** Field codes with which Word starts a program or fetches something. */
const ACTIVE = [
  /(?:^|[\s"])(?:DDE(?:AUTO)?|LINK)(?:[\s"\\]|$)/i,
  /(?:^|[\s"])QUOTE\s+"?\d+\s+\d/i,
  /(?:^|[\s"])INCLUDE(?:PICTURE|TEXT)[\s"]+(?:https?:|ftp:|file:\/\/[^/]|\\\\|\/\/)/i,
];
const CODES = new Set(["instrText", "delInstrText"]);
/** Characters; far more than a person writes. */
const MOST = 256 * 1024;

/** Collects field codes, which may be split over elements. */
export class FieldCodes {
  readonly #pieces: string[] = [];
  #length = 0;

  see(element: string, attributeOf: AttributeOf): void {
    if (element === "fldChar") this.#add("\n");
    if (element === "fldSimple") this.#add(`\n${attributeOf("instr") ?? ""}\n`);
  }

  text(element: string, text: string): void {
    if (CODES.has(element)) this.#add(text);
  }

  get areActive(): boolean {
    return (
      this.#length > MOST ||
      ["", "\n"].some((between) => {
        const codes = this.#pieces.join("").replaceAll("\n", between);
        return ACTIVE.some((code) => code.test(codes));
      })
    );
  }

  #add(piece: string): void {
    this.#length += piece.length;
    if (this.#length <= MOST) this.#pieces.push(piece);
  }
}
