export declare function isInstalled(root: string, workspaces?: readonly string[]): boolean;
