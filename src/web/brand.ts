/** The name of the product, wherever a visitor reads it. */
export const BRAND = 'Pinch';
