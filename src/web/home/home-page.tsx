import { lazy } from 'react';
import type { MetaFunction } from 'react-router';
import { BRAND } from '../brand.ts';
import { CookModeGate } from '../cook-mode/cook-mode-gate.tsx';
import { pageMeta, placeOf } from '../page-meta.ts';
import { Still } from '../ui/still.tsx';
import { Hero } from './hero.tsx';
import { Kitchen } from './kitchen.tsx';

const wantWords = () => import('./words.tsx');
const LaterWords = lazy(wantWords);
const WordsOnServer = import.meta.env.SSR ? (await wantWords()).default : null;

export const meta: MetaFunction = (args) =>
  pageMeta(
    {
      title: 'Recipes from what you have',
      description: `Tell ${BRAND} what is in your kitchen and get several recipes at once, each with affordable add-ons and one gourmet touch. Free, no account needed.`,
      keywords: 'recipes by ingredients, use up leftovers, reduce food waste, save money, home cooking, gourmet touch',
    },
    placeOf(args),
  );

export default function HomePage() {
  return (
    <>
      <Hero />
      <Kitchen />
      <Still id="words" onServer={WordsOnServer} later={LaterWords} />
      <CookModeGate />
    </>
  );
}
