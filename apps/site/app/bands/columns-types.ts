import type { Image } from "@meridian/contract";

export interface TitledBox {
  title: string;
  text: string;
  image: Image | null;
}
