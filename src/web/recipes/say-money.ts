/** "≈ $1.20": an estimate, and looks like one. */
export function sayMoney(dollars: number): string {
  return `≈ $${dollars.toFixed(2)}`;
}
