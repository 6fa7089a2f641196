import type { Nutrition } from '#kitchen/recipe.ts';

export function sayNutrition({ kcal, protein, fat, saturatedFat, carbohydrate, fibre, sugar, sodium }: Nutrition): string {
  const g = (grams: number) => `${Math.round(grams)} g`;
  return `${Math.round(kcal / 10) * 10} kcal, protein ${g(protein)}, fat ${g(fat)} (saturated ${g(saturatedFat)}), carbohydrate ${g(carbohydrate)} (sugar ${g(sugar)}), fibre ${g(fibre)}, sodium ${Math.round(sodium / 10) * 10} mg without salt to taste.`;
}
