import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";

declare const configuration: {
  forbidden: IForbiddenRuleType[];
  options: ICruiseOptions & { enhancedResolveOptions: Record<string, unknown> };
};
export declare const contentHostModules: string[];
export default configuration;
