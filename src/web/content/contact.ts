/** What the contact page promises. Whoever runs Pinch keeps it, or changes it here. */
export const RESPONSE_TIME = 'within 24 hours';
export const SUPPORT_HOURS = 'Monday-Friday, 9 AM-5 PM';

export const QUESTIONS = [
  { question: 'Do I need an account?', answer: 'Not to cook. An account keeps the recipes you save and your favorites.' },
  { question: 'What does it cost?', answer: 'Nothing. The service is free.' },
  {
    question: 'Why was something I typed not used?',
    answer: 'Under the recipes stands what became of every entry, and why. If we did not know a food, tell us its name.',
  },
] as const;
