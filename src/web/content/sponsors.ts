/** Two paid places. Whoever runs Pinch puts in their own sponsors and addresses. */
export const SPONSORS = [
  {
    name: 'The Corner Greengrocer',
    text: 'Seasonal vegetable boxes from farms within an hour’s drive.',
    link: 'https://example.com/greengrocer',
    action: 'See this week’s box',
  },
  {
    name: 'Iron & Oak Cookware',
    text: 'Pans made to be handed down, with a repair service for life.',
    link: 'https://example.com/cookware',
    action: 'Look at the pans',
  },
] as const;

export const SPONSORS_DISCLAIMER = 'These are paid places. Sponsors have no say in which recipes, add-ons or gourmet touches you are shown.';
