export const CHROMIUM_FLAGS: string[];
export const ONLY_THE_PAGE: string;
export const NO_ADDRESS_BAR: string;
export function findChromium(): Promise<string>;
