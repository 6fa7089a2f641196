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
