import * as migration_20261121_023756_initial from './20261121_023756_initial.ts';

export const migrations = [
  {
    up: migration_20261121_023756_initial.up,
    down: migration_20261121_023756_initial.down,
    name: '20261121_023756_initial'
  },
];
