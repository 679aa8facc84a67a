import * as migration_20261128_181055_baseline from './20261128_181055_baseline.ts';

export const migrations = [
  {
    up: migration_20261128_181055_baseline.up,
    down: migration_20261128_181055_baseline.down,
    name: '20261128_181055_baseline'
  },
];
