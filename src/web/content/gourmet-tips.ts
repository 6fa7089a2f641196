export interface TipGroup {
  readonly title: string;
  readonly tips: readonly string[];
}

export const TIP_GROUPS: readonly TipGroup[] = [
  {
    title: 'Brightness',
    tips: [
      'When something tastes flat though it is salted, it wants acid. Half a teaspoon of vinegar in a soup is not tasted as vinegar.',
      'Grate the zest before you squeeze the lemon. It holds the perfume; the juice holds the sourness.',
      'Add lemon and fresh vinegar off the heat: boiled, they lose what you bought them for.',
    ],
  },
  {
    title: 'Depth',
    tips: [
      'Brown one thing properly. Most of the flavour of a stew is made in the first ten minutes, before any liquid goes in.',
      'A teaspoon of tomato paste, soy sauce or miso, fried in the fat for a minute, tastes like an hour of simmering.',
      'Toast ground spices in fat for half a minute, until they smell warm. Raw, they taste of dust.',
    ],
  },
  {
    title: 'Texture',
    tips: [
      'Give every soft dish something that cracks: fried breadcrumbs, toasted seeds, a raw radish.',
      'Fry stale bread in oil with garlic until it sounds hollow. It is the cheapest luxury there is.',
      'Dry what you want crisp. A minute with a cloth is worth ten in the oven.',
    ],
  },
  {
    title: 'Finish',
    tips: [
      'Salt in flakes, pepper from the mill and good oil go on at the end, where they can be tasted apart.',
      'Swirl a cold knob of butter into a sauce off the heat: it shines and holds together.',
      'Warm the plates. Ten minutes at the bottom of a cooling oven, and dinner stays dinner twice as long.',
    ],
  },
];

export interface Luxury {
  readonly name: string;
  /** About what it costs in an ordinary shop in the United States. */
  readonly price: string;
  readonly use: string;
}

export const LUXURIES: readonly Luxury[] = [
  { name: 'Smoked paprika', price: '$3-5', use: 'Half a teaspoon makes eggs, beans and potatoes taste of a fire nobody had to light.' },
  { name: 'Capers', price: '$3-4', use: 'Fried until they open, they are salt, sourness and crunch in one spoon.' },
  { name: 'Balsamic vinegar', price: '$3-5', use: 'Boiled for a minute in the empty pan, a cheap bottle turns into a glaze.' },
  { name: 'Fresh parsley', price: '$2-3', use: 'A whole bunch, chopped, is a salad; the stalks go into the pot.' },
  { name: 'Sesame seeds', price: '$2-4', use: 'Toasted dry until they jump: over greens, noodles, roast carrots, porridge.' },
  { name: 'Anchovies', price: '$2-4', use: 'Two fillets melted in oil vanish, and leave everything tasting more of itself.' },
];
