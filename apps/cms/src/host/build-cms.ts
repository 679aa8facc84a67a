import { buildConfig, type Config, type SanitizedConfig } from "payload";
import { offerWordsAlone } from "#admin-ui/list-fields.ts";
import { typedDates } from "#admin-ui/typed-dates.ts";
import { cmsConfig } from "#host/cms-config.ts";

export const buildCms = async (
  settings: Parameters<typeof cmsConfig>[0],
  more: Partial<Config> = {},
): Promise<SanitizedConfig> =>
  typedDates(offerWordsAlone(await buildConfig({ ...(await cmsConfig(settings)), ...more })));
