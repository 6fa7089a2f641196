import { BRAND } from '../brand.ts';
import { OPERATOR } from './operator.ts';

export interface LegalText {
  readonly title: string;
  readonly description: string;
  /** The day from which the text holds, ISO 8601. */
  readonly since: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

const SINCE = '2026-11-21';

export const TERMS: LegalText = {
  title: 'Terms of Service',
  description: `What you may expect of ${BRAND}, and what ${BRAND} expects of you.`,
  since: SINCE,
  lead: `${BRAND} is run by ${OPERATOR.name}. By using it you agree to what stands here; it is short on purpose.`,
  sections: [
    {
      heading: 'What you get',
      paragraphs: [
        'Recipes for what you say you have, free of charge. You need no account to cook. Accounts may be required for some features, such as saving recipes and favorites.',
        'We try to be there always, and promise nothing of the kind: the service may change, pause or end. If it ends, we say so in time for you to take your recipes along.',
      ],
    },
    {
      heading: 'Cooking is yours',
      paragraphs: [
        'A recipe is advice. Ovens, pans and tomatoes differ: look, smell and taste, and use a thermometer where a recipe names a temperature. Throw away what has spoiled.',
        'Diets and allergies you tell us are taken into account with care, from what is known about each food. A recipe with no such thing among the ingredients can still meet it in a factory or on a board: check the labels. If an allergy can endanger you, do not rely on us alone.',
        'Prices, nutrition and keeping times are estimates from public tables, for orientation.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Keep your password to yourself, and choose one that nobody guesses. You may change it, see where you are signed in, take everything along and delete the account at any time, without asking us.',
        'What you save stays yours. When you share a recipe, everybody who has the link can read it, until you stop sharing. Others may keep it as a favorite.',
      ],
    },
    {
      heading: 'What we ask',
      paragraphs: [
        'Do not try to break in, to take the service down, or to pass off harm as a recipe. Programs may use the calls described at /api/docs within the limits named there.',
        'We may close an account that is used against others.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'The service is provided as it is. As far as the law allows, we are not liable for damage that comes from using it, except where we act with intent or gross negligence, and for injury to life, body or health.',
      ],
    },
  ],
};

export const PRIVACY: LegalText = {
  title: 'Privacy Policy',
  description: `What ${BRAND} knows about you, for how long, and how to take it along or delete it.`,
  since: SINCE,
  lead: 'The short form: as a visitor you leave nothing with us. With an account you leave what you choose to keep, and can take it away again.',
  sections: [
    {
      heading: 'As a visitor',
      paragraphs: [
        'Your list of ingredients, your wishes, your measures and what you are cooking stay in your own browser. When you ask for recipes the list and the wishes travel to the server, are answered, and are forgotten: they are neither stored nor written to a log. That matters, since allergies and diets are data about your health.',
        'There is no tracking, no analytics, no advertising network. The sponsored cards are plain links.',
      ],
    },
    {
      heading: 'With an account',
      paragraphs: [
        'We keep your username, your email address, your first and last name if you gave them, a hash of your password (argon2id, from which the password cannot be read), the recipes you save, your favorites, and for each place where you are signed in the name of the browser and system and the dates.',
        'The legal ground is the contract you enter by opening the account (Art. 6 (1) b GDPR). It lasts as long as the account.',
      ],
    },
    {
      heading: 'When you write to us',
      paragraphs: [
        'Your name, address and message are kept so that we can answer, and passed on by email to whoever answers. We delete them when the matter is closed, at the latest after a year.',
      ],
    },
    {
      heading: 'In the log',
      paragraphs: [
        'For each request the server notes the kind of page or call, how it ended, how long it took, a random number, the number of the account if there is one, and the network it came from with the last part of the address cut off. No addresses in full, no contents. After 14 days it is deleted.',
        'Failed sign-ins are counted, so that nobody can guess passwords at leisure.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see, correct, take along and delete what we have about you on your account page, at once. A recipe of yours that somebody else keeps as a favorite stays with them, without your name.',
        `For anything else write to ${OPERATOR.mailbox}. You may also complain to the data protection authority where you live.`,
      ],
    },
  ],
};

export const COOKIES: LegalText = {
  title: 'Cookie Policy',
  description: `Which cookies ${BRAND} sets (none, until you sign in), and what your browser keeps for you.`,
  since: SINCE,
  lead: 'Visitors get no cookies. That is why nobody asks you about them.',
  sections: [
    {
      heading: 'When you sign in',
      paragraphs: [
        'Three cookies are set, all of them ours, none for advertising. One holds your session: a random number, readable by no script, for 30 days after your last visit and 180 days at most. One says only that somebody is signed in here, so that the page need not ask the server. One marks the device as known to your account for a year, so that strangers who guess at your password cannot lock you out; it opens nothing.',
        'Signing out removes the first two.',
      ],
    },
    {
      heading: 'What your browser keeps',
      paragraphs: [
        'Your ingredients are kept in your browser under pantry-ingredients, and beside them, under names that begin with pinch, what is to be used first, your staples, wishes and measures, and the recipe you are cooking. It never leaves your device except when you ask for recipes. Clearing the data of this site in your browser removes it.',
      ],
    },
    {
      heading: 'Others',
      paragraphs: ['Nothing on our pages is loaded from anybody else. A sponsor’s page sets its own cookies once you go there.'],
    },
  ],
};

export const ACCESSIBILITY: LegalText = {
  title: 'Accessibility Statement',
  description: `How ${BRAND} works by keyboard, with a screen reader and enlarged, and how to tell us where it does not.`,
  since: SINCE,
  lead: 'Everybody eats. We aim for the Web Content Accessibility Guidelines (WCAG) 2.1 at level AA, on every page.',
  sections: [
    {
      heading: 'What we do',
      paragraphs: [
        'Everything can be done by keyboard alone, in an order that makes sense, with a focus you can see. Names, roles and changes are told to screen readers. Text can be enlarged to 400 % without scrolling sideways. Colours keep their contrast in light and in dark, and nothing is said by colour alone. Movement is small, and stops when your system asks for less of it.',
        'Cook mode shows one step at a time in large type and keeps the screen awake; what is touched is large enough for floury fingers. Recipes print black on white.',
      ],
    },
    {
      heading: 'How we check',
      paragraphs: [
        'Every change is tested on every page, in light and dark, on a narrow phone and on a desk, by an automatic checker, and the journeys through the app are walked by keyboard. Automatic checks find a part of what can be wrong; for the rest we depend on you.',
      ],
    },
    {
      heading: 'Known limits',
      paragraphs: [
        'The drawn pictures of dishes are decoration: everything they show stands in the text beside them. A picture you add to a recipe yourself has no description.',
      ],
    },
    {
      heading: 'Tell us',
      paragraphs: [
        `Where something stands in your way, write to ${OPERATOR.mailbox} or use the contact page. Feedback is answered within 2 business days, and fixes take 5-10 business days.`,
      ],
    },
  ],
};
