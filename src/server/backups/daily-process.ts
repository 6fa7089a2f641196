import { setPriority } from 'node:os';
import { readConfig } from '../config.ts';
import { backUp } from './back-up.ts';

/** One daily backup, with the settings of the server that started this process, behind everything else the machine does. */
setPriority(10);
try {
  await backUp(readConfig(process.env), 'daily', new Date());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
