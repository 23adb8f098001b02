/** The options of what is asked, on the board: whoever presses the card or the place that stands for one chooses it. */

/** What an option is on the board, by the keys of `marks`. */
const keysOf = (option) => (option.card ? [`card ${option.card.id}`] : [`place ${option.key}`]);

/** The marks, with those of the options besides; `option` is set in these. */
export function withOptions(marks, decision) {
  if (!decision) return marks;
  const all = new Map(marks);
  for (const option of decision.options) {
    const { seat } = decision;
    const mark = { seat, type: 'decide', option: option.key, action: { type: 'decide' }, costs: {}, text: option.text };
    for (const key of keysOf(option)) all.set(key, [...(all.get(key) ?? []), mark]);
  }
  return all;
}

/** Where in the order each thing on the board was chosen. */
export const chosenOf = (decision, keys) =>
  new Map(
    (decision?.options ?? [])
      .filter((option) => keys.includes(option.key))
      .flatMap((option) => keysOf(option).map((key) => [key, keys.indexOf(option.key) + 1])),
  );
