import * as migration_20261128_181052_baseline from './20261128_181052_baseline.ts';

export const migrations = [
  {
    up: migration_20261128_181052_baseline.up,
    down: migration_20261128_181052_baseline.down,
    name: '20261128_181052_baseline'
  },
];
