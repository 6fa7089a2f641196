import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PantryForm } from '../pantry/pantry-form.tsx';
import { pantryList, staplesList, useFirstList } from '../pantry/pantry-list.ts';
import { StaplesPanel } from '../pantry/staples-panel.tsx';
import { useLarder } from '../pantry/use-larder.ts';
import { usePantry } from '../pantry/use-pantry.ts';
import { savedWishes } from '../pantry/wishes.ts';
import { WishesPanel } from '../pantry/wishes-panel.tsx';
import { requestFor } from '../recipes/request-for.ts';
import { useKitchen } from '../recipes/use-kitchen.ts';
import { GenerateButton } from './generate-button.tsx';

const wantResults = () => import('../recipes/results.tsx');
const Results = lazy(wantResults);

/** From the list to the recipes: the heart of the page. */
export function Kitchen() {
  const pantry = usePantry();
  const { larder, wantLarder } = useLarder();
  const { served, isAsking, failure, cook, showOthers } = useKitchen();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  // What was typed before the page woke up.
  useEffect(() => setText((now) => now || (input.current?.value ?? '')), []);

  // What another page sends along: /?with=eggs,spinach. It is added once; the address forgets it.
  const [search, setSearch] = useSearchParams();
  const sent = search.get('with');
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (!sent || taken.current === sent) return;
    taken.current = sent;
    pantry.add(larder.split(sent), larder);
    setSearch({}, { replace: true, preventScrollReset: true });
  });

  const want = () => {
    void wantLarder();
    void wantResults().catch(() => {});
  };
  const generate = () => {
    // What stands in the field still counts.
    if (text.trim() && pantry.add(larder.split(text), larder).added.length) setText('');
    const list = pantryList.get();
    const useFirst = useFirstList.get().filter((entry) => list.includes(entry));
    cook(requestFor({ list, useFirst, staples: staplesList.get(), wishes: savedWishes.get() }));
  };
  const takeBack = (typed: string) => {
    if (pantry.list.includes(typed)) pantry.remove(typed);
    setText(typed);
    input.current?.focus();
  };

  return (
    <>
      <section id="ingredients" className="page pt-14 lg:pt-20" aria-labelledby="ingredients-heading">
        <h2 id="ingredients-heading" className="heading">
          What ingredients do you have?
        </h2>
        <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-1 content-start gap-6 lg:sticky lg:top-6 lg:self-start">
            <PantryForm pantry={pantry} larder={larder} input={input} text={text} onText={setText} onWantLarder={want} onCook={generate} />
            <GenerateButton count={pantry.list.length} isAsking={isAsking} failure={failure} onGenerate={generate} />
          </div>
          <div className="lg:border-l lg:border-rule lg:pl-10">
            <section aria-labelledby="wishes-heading">
              <h3 id="wishes-heading" className="mb-2 text-xl font-semibold">
                Your wishes
              </h3>
              <WishesPanel />
              <StaplesPanel />
            </section>
          </div>
        </div>
      </section>
      {(served || isAsking) && (
        <Suspense fallback={null}>
          <Results
            served={served}
            isAsking={isAsking}
            onShowOthers={showOthers}
            onCookAgain={generate}
            onTakeBack={takeBack}
            onAdd={(entry) => pantry.add([entry], larder)}
          />
        </Suspense>
      )}
    </>
  );
}
