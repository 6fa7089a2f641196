import { breakCode } from './break-code.ts';
import { GROUPS } from './groups.ts';

/** `npm run mutants`: breaks what guards people's data, one small change at a time, and shows which of them no test notices; `-- policy` only one group. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !GROUPS.some((group) => group.name === name));
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}. There are ${GROUPS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
let isWell = true;
for (const group of GROUPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const from = performance.now();
  const { noticed, all, survivors } = await breakCode(group);
  const isEnough = noticed >= all * group.least;
  isWell &&= isEnough;
  const seconds = Math.round((performance.now() - from) / 1000);
  console.log(
    `${isEnough ? '✓' : '✗'} ${group.name}: ${noticed} of ${all} noticed, ${((100 * noticed) / all).toFixed(1)} % (at least ${100 * group.least} %) in ${seconds} s`,
  );
  for (const survivor of survivors) console.log(`  - ${survivor}`);
}
process.exit(isWell ? 0 : 1);
