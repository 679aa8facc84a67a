/** Whether an address is a path on this site. `//other.example` is not. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);
