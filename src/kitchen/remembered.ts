/**
 * A function that makes something of an object once, and hands that out for as long as the object is there.
 *
 * @param make of the object alone, or with what always goes with it, as a cookbook goes with its ingredients
 */
export function remembered<Key extends object, Given extends readonly unknown[], Made extends NonNullable<unknown>>(
  make: (key: Key, ...given: Given) => Made,
): (key: Key, ...given: Given) => Made {
  const known = new WeakMap<Key, Made>();
  return (key, ...given) => {
    let made = known.get(key);
    if (made === undefined) {
      made = make(key, ...given);
      known.set(key, made);
    }
    return made;
  };
}

/**
 * A function that makes something of a text and hands that out the next time. Texts may be what anybody typed: when there are too many, all
 * are forgotten.
 */
export function rememberedText<Made extends NonNullable<unknown>>(make: (text: string) => Made, most: number): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    let made = known.get(text);
    if (made === undefined) {
      made = make(text);
      if (known.size >= most) known.clear();
      known.set(text, made);
    }
    return made;
  };
}
