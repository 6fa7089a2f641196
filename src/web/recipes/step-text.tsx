import type { Step } from '#kitchen/recipe.ts';
import { type AmountStyle, formatAmount, formatCelsius } from '#kitchen/stove/format-amount.ts';
import type { Measures } from './measures.ts';

interface StepTextProps {
  readonly step: Step;
  readonly style: AmountStyle;
  readonly scale: Measures['scale'];
}

/** A step with its amounts and temperatures in the cook's own measures. */
export function StepText({ step, style, scale }: StepTextProps) {
  return step.parts.map((part, index) => {
    if (typeof part === 'string') return holdDegrees(part);
    // A step's parts never change their order.
    const key = `${index}`;
    if ('amount' in part)
      return (
        <strong key={key} className="whitespace-nowrap font-semibold">
          {formatAmount(part.amount, style)}
        </strong>
      );
    return (
      <span key={key} className="whitespace-nowrap">
        {holdDegrees(formatCelsius(part.celsius, scale, part.fan))}
      </span>
    );
  });
}

/** A number and its degrees stay on one line. */
function holdDegrees(text: string): string {
  return text.replaceAll(' °', '\u00a0°');
}
