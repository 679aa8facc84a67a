import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";

declare const walls: {
  forbidden: IForbiddenRuleType[];
  options: ICruiseOptions & { enhancedResolveOptions: Record<string, unknown> };
};
export declare const contentHostModules: string[];
export default walls;
