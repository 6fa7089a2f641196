/** Where the contact link leads. Whoever runs Pinch puts in their own mailbox. */
export const CONTACT_MAILBOX = 'hello@pinch.example';

export const MISSION = [
  'A third of the food that is grown is never eaten, and most of what a home throws away was bought with good intentions. Not for want of recipes, but because the recipes ask for what is not there.',
  'Pinch starts at the other end: with what is in your kitchen, and with what has to go first.',
] as const;

export const HOW_IT_WORKS = [
  { title: 'Say what you have', text: 'Type it, or paste the list you already keep. Amounts, nicknames and typos are fine. Mark what should be used first.' },
  { title: 'Choose from several dishes', text: 'They come at once. Each names what it uses up, what little is still needed and what that costs.' },
  { title: 'Cook, and add a pinch', text: 'Clear steps with the signs to look for. And one gourmet touch that makes a plain supper worth sitting down for.' },
] as const;

export const APPROACH = [
  'The dishes are flexible recipes, written by cooks: a base, vegetables, something filling and one touch, with room for what is at hand. In two field studies, cooking this way cut household waste by a third to a half.',
  'Every plate is inspected before it leaves the kitchen: amounts, times, safe temperatures, diets and allergens, add-ons and swaps included. The pictures are drawings of what is in the dish, not photographs of something else.',
  'You need no account to cook, and what you type is not kept by us. Your list lives in your own browser.',
] as const;
