/**
 * What a page has in its `<main>`, as a tree for Markdown: what assistive technology reads, without
 * controls, scripts and decoration. One pass, and bounded: the page may contain any editor's HTML.
 */
import { Parser } from "htmlparser2";
import {
  isCell,
  isOfCell,
  isSkipped,
  needsSpace,
  withoutCards,
  type Element,
  type Root,
  type RootContent,
} from "#server/markdown/elements.ts";

/** Deeper elements are read as their text: converters recurse. */
const DEEPEST = 64;
/** Elements and texts of a page; more is cut. */
const MOST_NODES = 10_000;
const MOST_CHARACTERS = 300_000;

export interface MainContent {
  tree: Root;
  isCut: boolean;
}

export interface Links {
  /** The absolute address of a link; `null`: only its text stays. */
  link(href: string): string | null;
  /** Of a picture; `null`: it is left out. */
  picture(src: string): string | null;
  /** The page itself, where its forms are. */
  page: string;
}

interface Form {
  id: string;
  submit: string;
  /** The words of its button are being read. */
  isInButton: boolean;
}

export function mainContent(html: string, links: Links): MainContent {
  const reading = new Reading(links);
  const parser = new Parser({
    onopentag: (name, attributes) => reading.open(name, attributes),
    ontext: (text) => reading.text(text),
    onclosetag: (name) => reading.close(name),
  });
  parser.end(html);
  return { tree: reading.root, isCut: reading.isCut };
}

/** An element of the page: `null` if only its content is in the tree. */
interface Opened {
  name: string;
  element: Element | null;
}

class Reading {
  readonly root: Root = { type: "root", children: [] };
  isCut = false;
  private readonly links: Links;
  private readonly opened: Opened[] = [];
  private readonly parents: (Root | Element)[] = [this.root];
  private form: Form | null = null;
  /** Depth within an element that is left out. */
  private skipped = 0;
  private mains = 0;
  private tables = 0;
  private cells = 0;
  private nodes = 0;
  private characters = 0;

  constructor(links: Links) {
    this.links = links;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.skipped > 0) this.skipped++;
    if (name === "main") this.mains++;
    if (this.skipped > 0 || this.mains === 0 || this.isCut) return;
    const isOfForm = this.form !== null && this.tables === 0 && name !== "table";
    if (name === "form") this.form = { id: attributes.id ?? "", submit: "", isInButton: false };
    else if (isOfForm) this.openInForm(name, attributes);
    else if (isSkipped(name, attributes)) {
      this.skipped++;
      return;
    }
    if (name === "table") this.tables++;
    if (isCell(name)) this.cells++;
    const isInTree = name !== "form" && !isOfForm;
    this.opened.push({ name, element: isInTree ? this.added(name, attributes) : null });
  }

  text(value: string): void {
    if (this.skipped > 0 || this.mains === 0 || this.isCut) return;
    if (this.form && this.tables === 0) {
      if (this.form.isInButton) this.form.submit += value;
      return;
    }
    this.characters += value.length;
    if (this.isFull()) return;
    const last = this.parent.children.at(-1);
    const gap = last?.type === "element" && needsSpace(last, value) ? " " : "";
    this.push({ type: "text", value: gap + value.replaceAll("\u00ad", "") });
  }

  close(name: string): void {
    if (this.skipped > 0) {
      this.skipped--;
      return;
    }
    const last = this.opened.at(-1);
    if (last?.name !== name) return;
    this.opened.pop();
    if (name === "main") this.mains--;
    if (name === "table") this.tables--;
    if (last.element) {
      this.parents.pop();
      withoutCards(last.element);
    } else if (this.cells > 0) this.push({ type: "text", value: " " });
    if (isCell(name)) this.cells--;
    if (name === "form") this.endForm();
    if (name === "button" && this.form) this.form.isInButton = false;
  }

  /** Its controls are no words of the page, except those of its button. */
  private openInForm(name: string, attributes: Record<string, string>): void {
    if (!this.form || name !== "button" || attributes.name !== undefined) return;
    this.form.isInButton = attributes.type === "submit" && this.form.submit === "";
  }

  private get parent(): Root | Element {
    return this.parents.at(-1) ?? this.root;
  }

  private push(node: RootContent): void {
    this.nodes++;
    this.parent.children.push(node as Element);
  }

  private isFull(): boolean {
    this.isCut = this.nodes >= MOST_NODES || this.characters >= MOST_CHARACTERS;
    return this.isCut;
  }

  /** Adds an element to the tree; `null`: only its content. */
  private added(name: string, attributes: Record<string, string>): Element | null {
    if (this.isFull()) return null;
    if (this.cells > (isCell(name) ? 1 : 0) && (isCell(name) || !isOfCell(name))) {
      this.push({ type: "text", value: " " });
      return null;
    }
    const properties = this.propertiesOf(name, attributes);
    if (this.parents.length > DEEPEST || properties === null) return null;
    const element: Element = { type: "element", tagName: name, properties, children: [] };
    const last = this.parent.children.at(-1);
    if (last && needsSpace(last, element)) this.push({ type: "text", value: " " });
    this.push(element);
    this.parents.push(element);
    return element;
  }

  /** Those that Markdown has; `null`: the element itself is left out. */
  private propertiesOf(
    name: string,
    attributes: Record<string, string>,
  ): Element["properties"] | null {
    const { href, src, alt, colspan, start } = attributes;
    if (name === "a") {
      const address = href === undefined ? null : this.links.link(href);
      return address === null ? null : { href: address };
    }
    if (name === "img") {
      const address = src && alt ? this.links.picture(src) : null;
      return address === null ? null : { src: address, alt: alt ?? "" };
    }
    if (name === "ol" && Number(start) > 1) return { start: Math.min(Number(start), 1e6) };
    if (isCell(name) && Number(colspan) > 1)
      return { colSpan: Math.min(Number(colspan), MOST_COLUMNS) };
    return {};
  }

  /** A form is at its page: a link with the words of its button. */
  private endForm(): void {
    const { id = "", submit = "" } = this.form ?? {};
    this.form = null;
    if (submit.trim() === "") return;
    const href = this.links.page + (id && `#${id}`);
    const words: RootContent = { type: "text", value: submit };
    const link: Element = {
      type: "element",
      tagName: "a",
      properties: { href },
      children: [words],
    };
    this.push({ type: "element", tagName: "p", properties: {}, children: [link] });
  }
}

const MOST_COLUMNS = 20;
