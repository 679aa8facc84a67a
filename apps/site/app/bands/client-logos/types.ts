import type { Image } from "@meridian/contract";

export interface ClientLogo {
  name: string;
  logo: Image;
}
