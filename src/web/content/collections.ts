/** A dish to begin from: its ingredients are what the link brings to the kitchen. */
export interface Sample {
  readonly name: string;
  readonly ingredients: readonly string[];
}

export interface Collection {
  readonly title: string;
  readonly text: string;
  readonly samples: readonly Sample[];
}

export const COLLECTIONS: readonly Collection[] = [
  {
    title: 'Quick & Easy',
    text: 'Twenty minutes or so from the fridge door to the table, most of them spent tasting.',
    samples: [
      { name: 'Spinach and feta omelette', ingredients: ['eggs', 'spinach', 'feta'] },
      { name: 'Black bean quesadillas', ingredients: ['tortillas', 'black beans', 'cheddar'] },
      { name: 'Broccoli noodles with soy and ginger', ingredients: ['egg noodles', 'broccoli', 'soy sauce', 'garlic', 'ginger'] },
    ],
  },
  {
    title: 'One-Pot Wonders',
    text: 'Everything in one vessel, so that the flavours meet and the sink stays empty.',
    samples: [
      { name: 'Chicken, rice and peppers', ingredients: ['chicken thighs', 'rice', 'peppers', 'onion', 'garlic'] },
      { name: 'Creamy courgette orzo', ingredients: ['orzo', 'courgettes', 'parmesan', 'lemon', 'garlic'] },
      { name: 'Sausages and beans', ingredients: ['sausages', 'white beans', 'tinned tomatoes', 'onion', 'carrots'] },
    ],
  },
  {
    title: 'Comfort Classics',
    text: 'What one wants when it rains: soft, golden on top, and enough for tomorrow.',
    samples: [
      { name: 'Mash-topped beef pie', ingredients: ['minced beef', 'potatoes', 'carrots', 'onion'] },
      { name: 'Macaroni baked with cheese', ingredients: ['macaroni', 'cheddar', 'milk', 'butter'] },
      { name: 'Potato and leek soup', ingredients: ['leeks', 'potatoes', 'cream', 'butter'] },
    ],
  },
  {
    title: 'Healthy Options',
    text: 'Mostly plants, plenty of colour, and nothing that tastes of going without.',
    samples: [
      { name: 'Sticky salmon with broccoli on brown rice', ingredients: ['salmon', 'broccoli', 'brown rice', 'ginger', 'soy sauce'] },
      { name: 'Quinoa bowl with chickpeas', ingredients: ['quinoa', 'chickpeas', 'cucumber', 'tomatoes', 'lemon'] },
      { name: 'Red lentil and carrot soup', ingredients: ['red lentils', 'carrots', 'onion', 'garlic', 'cumin'] },
    ],
  },
];
