import type { PlateSpec, Shape, Vessel } from '#kitchen/recipe.ts';
import { tones } from './colour.ts';
import type { Mark } from './marks.ts';
import type { DrawPiece, Spot } from './piece.ts';
import { area, batches, circle, inRings, type Room, scatter, type Zone } from './placement.ts';
import { between, type Random } from './random.ts';
import { PIECES } from './shapes/pieces.ts';

type Item = PlateSpec['items'][number];

interface Serving {
  readonly items: readonly Item[];
  readonly room: Room;
  readonly random: Random;
  /** 1: as many pieces as look generous; less: fewer and larger ones. */
  readonly plenty: number;
  /** Nothing lies underneath, so the pieces make the whole heap. */
  readonly isBare: boolean;
  readonly vessel: Vessel;
}

/** Lays and paints what is on the plate: large things first and lowest, small ones in the gaps and on top. */
export function drawPieces(serving: Serving): Mark[] {
  const { random, room } = serving;
  const taken: Spot[] = [];
  const helpings = serving.items.map((item) => ({ item, ...helping(item, serving) })).sort((a, b) => b.size - a.size);
  const isPlated = serving.vessel === 'plate' && serving.isBare && helpings[0]?.item.shape === 'fillet';
  const side = between(random, -2.6, -1.9);
  const piles = helpings.flatMap(({ item, size, count }, index) => {
    const where = isPlated && room[0] ? [ownSide(room[0], side + (index / helpings.length) * 2 * Math.PI, index === 0)] : room;
    const isTart = serving.vessel === 'cake' && ['slice', 'wedge', 'round', 'chunk'].includes(item.shape) && item.share > 0.2;
    const angle = LAID_ALONG.has(item.shape) ? between(random, -0.7, 0.1) : undefined;
    const spots =
      isTart && room[0] ? inRings(room[0], size, count) : scatter({ room: where, size, count, taken, random, ...(angle === undefined ? {} : { angle }) });
    taken.push(...spots);
    return batches(spots, isTart ? 1.1 : apart(item.shape)).map((batch) => ({
      item,
      batch,
      height: item.shape === 'egg' ? 1 : size * between(random, 0.75, 1.25),
    }));
  });
  return piles.sort((a, b) => b.height - a.height).flatMap(({ item, batch }) => paintBatch(PIECES[item.shape].draw, batch, item.colour, random));
}

/** Paints pieces that do not touch layer by layer, so that a layer is one path. */
export function paintBatch(draw: DrawPiece, batch: readonly Spot[], colour: string, random: Random): Mark[] {
  const paints = tones(colour, between(random, -1, 1));
  const pieces = batch.map((spot) => draw(spot, paints, random));
  return (pieces[0] ?? []).flatMap((_, layer) => pieces.flatMap((piece) => piece[layer] ?? []));
}

/** Meat and its sides each keep to a part of the plate; the meat to the largest. */
const ownSide = (zone: Zone, angle: number, isMain: boolean): Zone => {
  const off = zone.rx * (isMain ? 0.3 : 0.48);
  return circle(zone.x + Math.cos(angle) * off, zone.y + Math.sin(angle) * off, zone.rx * (isMain ? 0.8 : 0.62));
};

/** Long things are laid together, not thrown. */
const LAID_ALONG: ReadonlySet<string> = new Set(['fillet', 'stalk']);

/** From which part of their reaches two pieces are clear of each other: slim ones may cross their circles. */
const apart = (shape: Shape): number => (PIECES[shape].cover < 0.4 ? 0.66 : PIECES[shape].cover > 0.5 ? 1 : 0.82);

/** How much of its room bare food covers: a bowl is heaped, a tray has air for browning. */
const FULLNESS: Readonly<Record<Vessel, number>> = {
  bowl: 1.1,
  plate: 0.9,
  pan: 0.95,
  pot: 1,
  tray: 0.8,
  dish: 1,
  board: 0.8,
  glass: 1,
  cake: 0.9,
};

/** Whatever is named is to be seen, if only a little. */
const sensible = (share: number): number => Math.min(1, Math.max(0.02, share || 0));

/** How many pieces of what size give an ingredient its share of the surface. */
function helping(item: Item, { items, room, plenty, isBare, vessel }: Serving): { size: number; count: number } {
  const piece = PIECES[item.shape];
  const sum = items.reduce((total, { share }) => total + sensible(share), 0);
  const share = Math.min(0.95, sensible(item.share) * (isBare ? Math.max(1, Math.min(2.5, FULLNESS[vessel] / sum)) : Math.min(1, 1.1 / sum)));
  const surface = share * area(room);
  const narrowest = Math.min(...room.map((zone) => Math.min(zone.rx, zone.ry)));
  const bold = (1 + Math.max(0, share - 0.25) * 0.9) / plenty ** 0.15;
  const roomy = Math.min(1.12, Math.max(0.8, Math.sqrt(area(room) / 84_000)));
  const alone = Math.sqrt(surface / (Math.PI * piece.cover)) * 1.25;
  const size = Math.min(piece.size * bold * roomy, Math.max(alone, piece.size * 0.62), narrowest * 0.66);
  // Rice and noodles beside something else are served in one heap.
  if ((item.shape === 'grain' || item.shape === 'strand') && share > 0.17 && room.length === 1)
    return { size: Math.min(narrowest * 0.8, Math.sqrt(surface / Math.PI) * 1.05), count: 1 };
  const least = piece.size >= 58 ? 1 : 3;
  const count = Math.max(least, Math.min(44, Math.round((surface * plenty * 1.12) / (Math.PI * size * size * piece.cover))));
  // Of several toasts none goes without.
  return { size, count: room.length > 1 ? Math.max(1, Math.round(count / room.length)) * room.length : count };
}
