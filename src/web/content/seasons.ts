export const SEASON_NAMES = ['Spring', 'Summer', 'Autumn', 'Winter'] as const;
export type SeasonName = (typeof SEASON_NAMES)[number];

export interface Season {
  readonly name: SeasonName;
  /** Months, 1 to 12, of the northern half of the world. */
  readonly months: readonly number[];
  readonly ingredients: readonly string[];
  readonly tip: string;
}

export const SEASONS: readonly Season[] = [
  {
    name: 'Spring',
    months: [3, 4, 5],
    ingredients: ['asparagus', 'radishes', 'peas', 'spinach', 'rhubarb', 'spring onions', 'new potatoes', 'broad beans', 'lettuce', 'leeks'],
    tip: 'Stand asparagus and herbs in a glass of water in the fridge, like flowers: they stay crisp for a week instead of three days.',
  },
  {
    name: 'Summer',
    months: [6, 7, 8],
    ingredients: ['tomatoes', 'courgettes', 'peppers', 'aubergine', 'sweetcorn', 'cucumber', 'green beans', 'strawberries', 'peaches', 'basil'],
    tip: 'Keep tomatoes out of the fridge, stalk end down. Cold takes their scent, and it does not come back.',
  },
  {
    name: 'Autumn',
    months: [9, 10, 11],
    ingredients: ['pumpkin', 'mushrooms', 'apples', 'pears', 'beetroot', 'cauliflower', 'plums', 'fennel', 'sweet potatoes', 'grapes'],
    tip: 'A whole squash keeps for months in a cool room. Once cut, scrape out the seeds: they are what spoils first.',
  },
  {
    name: 'Winter',
    months: [12, 1, 2],
    ingredients: ['kale', 'cabbage', 'parsnips', 'brussels sprouts', 'carrots', 'celeriac', 'oranges', 'lemons', 'swede', 'red cabbage'],
    tip: 'Take the leaves off carrots and beetroot as soon as they are home. They drink from the root, and go well in soup.',
  },
];

/** The four seasons, the one of this month first, the others as the year goes on. */
export function seasonsFrom(month: number): readonly Season[] {
  const now = SEASONS.findIndex(({ months }) => months.includes(month));
  return [...SEASONS.slice(now), ...SEASONS.slice(0, now)];
}
