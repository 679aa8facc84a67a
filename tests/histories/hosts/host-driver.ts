import type { PreviewTarget } from "@meridian/contract/site-protocol/preview-link";
import type { Face, Item, Kind, Language } from "../model.ts";

export interface NewRecord {
  kind: Kind;
  face: Face;
  day: string;
  isPublic: boolean;
  isHot: boolean;
}

/** What an editor does at one kind of content host. What a host lacks is not part of its histories. */
export interface HostDriver {
  url: string;
  purgeSecret: string;
  /** It lists the addresses of a removed language as redirects. */
  listsRemoved?: boolean;
  /** Its versions in further languages are records of their own, public without the first one. */
  versionsStandAlone?: boolean;
  /** Settings of the site that reads it. */
  siteSettings?: Record<string, string>;
  /** Starts it with empty lists, in English and German. */
  start(): Promise<void>;
  stop(): Promise<void>;
  create(record: NewRecord): Promise<string>;
  /** Publishes it with these words. */
  publish(item: Item, face: Face): Promise<void>;
  withdraw(item: Item): Promise<void>;
  /** Publishes German words; returns the number of the translation. */
  translate(item: Item, face: Face): Promise<string>;
  withdrawTranslation(item: Item): Promise<void>;
  setOff(kinds: readonly Kind[]): Promise<void>;
  setGerman(isOn: boolean): Promise<void>;
  /** Addresses of records in menu and footer. */
  linkEverywhere(addresses: readonly string[]): Promise<void>;
  /** Ends it in order and starts it again. */
  restart(): Promise<void>;
  /** No request is answered until `comeBack`. */
  goAway(): void;
  comeBack(): void;

  saveDraft?(item: Item, face: Face): Promise<void>;
  trash?(item: Item): Promise<void>;
  restore?(item: Item): Promise<void>;
  /** Returns the copy. */
  duplicate?(item: Item): Promise<{ id: string; slug: string }>;
  /** Takes the draft's title for its address, as an editor's form does. */
  publishCopy?(
    item: Item,
    face: Omit<Face, "slug">,
  ): Promise<{ slug: string; day: string; isHot: boolean }>;
  /** Some moments from now. */
  schedulePublication?(item: Item): Promise<void>;
  scheduleWithdrawal?(item: Item): Promise<void>;
  /** Two windows that opened the same state save one after the other; returns both statuses. */
  saveInTwoWindows?(
    item: Item,
    faces: readonly [Face, Face],
    isSameUser: boolean,
  ): Promise<number[]>;
  /** Two people save at the same moment; returns the words that the host has then. */
  saveTogether?(item: Item, faces: readonly [Face, Face]): Promise<Face>;
  /** A save that the database refuses midway; returns its status. */
  failToSave?(item: Item, other: Item, face: Face): Promise<number>;
  /**
   * The first `acknowledged` saves one after another, then the others together, which a SIGKILL
   * interrupts. Starts the host again; returns those that were acknowledged.
   */
  saveAndKill?(
    saves: readonly { item: Item; face: Face }[],
    acknowledged: number,
    afterMs: number,
  ): Promise<Set<Item>>;
  /** The words in the database. */
  read?(item: Item): Promise<Face & { isPublic: boolean }>;
  /** What a preview of the page shows: the draft of this record. */
  previewOf?(item: Item, language: Language): Pick<PreviewTarget, "kind" | "id" | "language">;
  /** Changes its position in lists, and no word. */
  move?(item: Item): Promise<void>;
  saveTranslationDraft?(item: Item, face: Face): Promise<void>;
  /** Whether the host shows the translation as older than its original. */
  isOlder?(item: Item): Promise<boolean>;
  /** Adds a picture to a record; returns its number. */
  addPicture?(item: Item, file: PictureFile): Promise<string>;
  /** Returns the statuses of simultaneous replacements. */
  replacePicture?(picture: string, files: readonly PictureFile[]): Promise<number[]>;
  /** Adds a PDF without a form, and a page with its band. */
  addDocument?(slug: string, file: PictureFile): Promise<{ number: number; filename: string }>;
  /** Returns the name of its file. */
  changeDocument?(
    number: number,
    change: { file?: PictureFile; behindForm?: boolean },
  ): Promise<string>;
  deleteDocument?(number: number): Promise<void>;
}

export interface PictureFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}
