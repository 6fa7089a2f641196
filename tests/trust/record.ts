import { readFileSync, writeFileSync } from 'node:fs';
import type { Check, Outcome } from './check.ts';

const ROW = /^\| F(\d+) \|/;

/** Puts a check's last figure into the table of docs/trust.md, in the place of the one before; the other rows stay. */
export function record(file: string, { number, name, mustHold }: Check, { figure, broken }: Outcome, isDeep: boolean): void {
  const text = readFileSync(file, 'utf8').trimEnd();
  const command = `npm run trust -- ${number}${isDeep ? ' --deep' : ''}`;
  const result = broken.length === 0 ? figure : `**does not hold:** ${broken[0]}`;
  const cells = [number, `${name}: ${mustHold}`, result, new Date().toISOString().slice(0, 10), `\`${command}\``];
  const row = `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  const lines = text.split('\n');
  const rows = [...lines.filter((line) => ROW.test(line) && !line.startsWith(`| ${number} |`)), row].sort((a, b) => placeOf(a) - placeOf(b));
  const head = lines.findIndex((line) => /^\|[-| ]+\|$/.test(line)) + 1;
  const after = lines.slice(head).filter((line) => !ROW.test(line));
  writeFileSync(file, `${[...lines.slice(0, head), ...rows, ...after].join('\n')}\n`);
}

const placeOf = (row: string) => Number(ROW.exec(row)?.[1]);
