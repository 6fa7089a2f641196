import { CookingPot, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Recipe } from '#kitchen/recipe.ts';
import { startCooking } from '../cook-mode/cooking-now.ts';
import { useStored } from '../stored.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Segments } from '../ui/segments.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { measures } from './measures.ts';

export const MOST_SERVINGS = 24;

interface RecipeToolsProps {
  readonly recipe: Recipe;
  readonly servings: number;
  readonly onServings: (servings: number) => void;
  /** What can be done with it where it stands: keep it, love it, share it. */
  readonly actions: ReactNode;
}

export function RecipeTools({ recipe, servings, onServings, actions }: RecipeToolsProps) {
  const { system, scale } = useStored(measures);
  return (
    <div className="no-print mt-5 flex flex-wrap gap-3">
      <Stepper label="servings" value={servings} least={1} most={MOST_SERVINGS} onChange={onServings} />
      <Segments
        label="Measures"
        options={[
          { value: 'metric', label: 'Metric' },
          { value: 'us', label: 'US', name: 'US measures' },
        ]}
        value={system}
        onChange={(next) => measures.set({ system: next, scale })}
      />
      <Segments
        label="Temperatures"
        options={[
          { value: 'both', label: '°C °F', name: '°C °F, both' },
          { value: 'celsius', label: '°C', name: 'Only °C' },
          { value: 'fahrenheit', label: '°F', name: 'Only °F' },
        ]}
        value={scale}
        onChange={(next) => measures.set({ system, scale: next })}
      />
      <Link to="?cook" preventScrollReset className={buttonLook()} onClick={() => startCooking(recipe, servings)}>
        <CookingPot aria-hidden="true" size={17} />
        Start cooking
      </Link>
      {actions}
      <Button kind="quiet" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={17} />
        Print Recipe
      </Button>
    </div>
  );
}
