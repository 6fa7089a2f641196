import { BRAND } from '../brand.ts';
import type { Partner } from '../page-context.ts';

/** Who cooks, as the footer has it. Read on the server alone: the browser gets the words that hold here. */
export function creditOf(partner: Partner | null): string {
  return partner ? `${partner.name} and the house kitchen` : 'the house kitchen';
}

/** What About says of whoever cooks beside the house. */
export function aboutPartner(partner: Partner | null): readonly string[] {
  if (!partner) return [];
  return [
    `Beside the house kitchen ${partner.name}, a language model, writes recipes here. It is told what is on your shelf and what you wish, by our own names for it. Every recipe it writes goes over the same inspection as ours, and more: allergens, diets, temperatures, times and costs are judged by us, never by its word. What does not pass is replaced by the house, and what does says who wrote it.`,
  ];
}

/** What Privacy says of what is sent where. */
export function privacyOfPartner(partner: Partner | null): { readonly heading: string; readonly paragraphs: readonly string[] } | null {
  if (!partner) return null;
  const { name, leaves } = partner;
  const where = leaves
    ? `${name} is a service run by others, under its own terms; what is sent there leaves ${BRAND}. It may be in another country.`
    : `It runs on machines of our own: nothing that is sent to it leaves ${BRAND}.`;
  return {
    heading: 'Who else cooks',
    paragraphs: [
      `When you ask for recipes, ${name}, a language model, may write some of them. For that it is sent our names for the foods we recognised with their amounts, what should be used first, your staples, tools, servings and time${leaves ? ' and what you dislike' : ', and your diets, allergies and dislikes'}. Your own words are not sent, nor your name, account or address. ${where}`,
      leaves
        ? `Diets and allergies are data about your health. ${name} is told of them only with your consent (Art. 9 (2) a GDPR), which you give and take back with the tick below; without it, our own kitchen alone cooks a list with such wishes. You may also keep everything in the house: it is as quick and knows the same wishes.`
        : 'You may keep everything to the house kitchen instead, below, for this browser: it is as quick and knows the same wishes.',
      `So that the same list is not sent twice, what ${name} wrote is held in memory for a day, under a fingerprint of the request that cannot be read back. So that its time is shared fairly, requests are counted by a fingerprint of your network address until midnight. Neither is written to disk or to a log.`,
    ],
  };
}
