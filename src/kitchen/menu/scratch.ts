/**
 * Scratch paper that is as large as it need be: thousands of small contests a second need not each buy their own. On it stands whatever
 * was written last, so whoever takes it wipes what they use.
 *
 * @param make paper with room for so many
 */
export function scratch<Paper>(make: (length: number) => Paper): (length: number) => Paper {
  let room = 64;
  let paper = make(room);
  return (length) => {
    if (room < length) {
      room = 2 * length;
      paper = make(room);
    }
    return paper;
  };
}
