export const BENEFITS = [
  {
    title: 'Use What You Have',
    text: 'Half a cabbage, last night’s rice, the eggs at the back: Pinch builds dishes around them, and around what has to go first.',
  },
  {
    title: 'Add a Gourmet Touch',
    text: 'Each dish ends with one small thing that lifts it: a spoon of brown butter, a scrape of lime zest, toasted seeds. We say why it works.',
  },
  {
    title: 'Save Money',
    text: 'What is still needed is named with its price. Add-ons cost a few dollars at most, and nothing on the list is there to fill a basket.',
  },
] as const;
