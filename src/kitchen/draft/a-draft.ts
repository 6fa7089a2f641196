import type { Draft } from './draft.ts';

/** For tests: a draft with nothing wrong with it, for somebody with chicken thighs, rice, carrots, an onion and garlic. */
export function aDraft(change: Partial<Draft> = {}): Draft {
  return {
    title: 'Chicken and carrot pilaf',
    serves: 2,
    course: 'main',
    cuisine: 'Turkish',
    pan: 'wide pan with a lid',
    on: ['hob'],
    vessel: 'pan',
    ingredients: ['2 chicken thighs', '150 g rice', '2 carrots', '1 onion', '2 cloves garlic', '1 tbsp olive oil', '1 tsp salt', '300 ml water'],
    steps: [
      {
        text: 'Rub the chicken with the salt and brown it in the olive oil over a medium-high heat, 5 minutes a side, until deep gold; lift it out.',
        work: 12,
        wait: 0,
      },
      {
        text: 'Soften the onion and the carrots, both sliced, in the same pan for 6 minutes, then stir in the garlic and the rice for 1 minute.',
        work: 8,
        wait: 0,
      },
      {
        text: 'Pour in the water, lay the chicken on top, cover and simmer for 18 minutes, until the rice is tender and the chicken reaches 74 °C inside.',
        work: 2,
        wait: 18,
      },
    ],
    touch: { item: '1 lemon', how: 'Grate the zest over at the table.', why: 'Its perfume lifts the sweet carrots.' },
    addOns: [{ item: '15 g parsley', how: 'Chop it and scatter it over.', why: '' }],
    tip: 'The bones season the rice: no stock is needed.',
    ...change,
  };
}
