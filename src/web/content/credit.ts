/** Who cooks. With a model configured, the name of its provider stands here. */
export const CREDIT = 'the house kitchen';
