/** Two sample voices to show the place. Whoever runs Pinch puts in what their own cooks say. */
export const TESTIMONIALS = [
  {
    words: 'I typed what was left on a Thursday and cooked the second suggestion. The lemon and toasted seeds at the end made it taste planned.',
    name: 'Maya',
    about: 'cooks for two',
  },
  {
    words: 'The list tells me what is needed and what it costs before I put my coat on. Most nights I do not need the coat.',
    name: 'Daniel',
    about: 'cooks for a family of five',
  },
] as const;

/** Said under the two, so that no reader takes them for reviews. */
export const TESTIMONIALS_NOTE = 'Sample voices, written to show what belongs here.';
