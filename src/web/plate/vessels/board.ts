import { curve, disc, rounded } from '../marks.ts';
import { times } from '../random.ts';
import { box, boxShadow } from './shadow.ts';
import type { DrawVessel } from './vessel.ts';

const X = 320;
const Y = 240;

/** Olive wood with its grain and a hole to hang it by. */
export const board: DrawVessel = (_, random) => {
  const outline = box(X, Y, 286, 200);
  const veins = times(9, (index) => {
    const y = Y - 172 + index * 43 + random() * 14;
    const dip = (random() - 0.5) * 26;
    return curve([
      [52, y],
      [180, y + dip],
      [330, y - dip],
      [480, y + dip * 0.6],
      [588, y],
    ]);
  });
  return {
    under: [
      ...boxShadow(outline, 0.14),
      { d: rounded(box(X, Y + 3, 288, 203), 0.14), fill: '#8a5a31' },
      { d: rounded(box(X, Y - 2, 286, 199), 0.14), fill: '#d3a06a' },
      { d: rounded(box(X, Y - 4, 276, 187), 0.13), fill: '#dcae79' },
      { d: veins.join(''), stroke: '#c08c55', width: 4 },
      { d: veins.slice(2, 6).join(''), stroke: '#e8c294', width: 2 },
      disc([572, 78], 15, '#8a5a31'),
      disc([573, 80], 12, '#5d3b20'),
    ],
    over: [],
    room: [{ x: X - 6, y: Y, rx: 236, ry: 158, square: 5 }],
    holds: 'puddle',
  };
};
