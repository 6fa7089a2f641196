import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdFolder } from './lock.ts';

const inAFolder = (act: (folder: string) => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'pinch-lock-'));
  try {
    act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('a folder is held by one until it lets go', () =>
  inAFolder((folder) => {
    const letGo = holdFolder(folder);
    expect(() => holdFolder(folder)).toThrow(
      `Another Pinch is using ${folder}. Stop it, or give this one a folder of its own: DATA_DIR=./other-data npm start`,
    );
    letGo();
    holdFolder(folder)();
  }));

test('what keeps the lock from being made is told as it is', () =>
  inAFolder((folder) => {
    writeFileSync(join(folder, 'lock.db'), 'no database, but long enough to be taken for the header of one that is broken '.repeat(20));
    expect(() => holdFolder(folder)).toThrow('file is not a database');
  }));
