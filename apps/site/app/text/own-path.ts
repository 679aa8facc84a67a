/** Whether an address is a page of this site, written as a path. `//other.example` is not. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);
