import * as migration_20261121_023750_initial from './20261121_023750_initial.ts';

export const migrations = [
  {
    up: migration_20261121_023750_initial.up,
    down: migration_20261121_023750_initial.down,
    name: '20261121_023750_initial'
  },
];
