/** `//other.example` is not. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);
