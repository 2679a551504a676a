type Sorted<Item> = AsyncGenerator<Item, void>;

/** The items of lists, each in the order of its lines, as one list in that order. */
export async function* mergeByLine<Item extends { line: number }>(
  lists: readonly Sorted<Item>[],
): AsyncGenerator<Item> {
  try {
    const heads: { item: Item; list: Sorted<Item> }[] = [];
    for (const list of lists) {
      const first = await list.next();
      if (!first.done) heads.push({ item: first.value, list });
    }
    while (heads.length > 0) {
      const earliest = heads.reduce((one, other) => (other.item.line < one.item.line ? other : one));
      yield earliest.item;
      const next = await earliest.list.next();
      if (next.done) heads.splice(heads.indexOf(earliest), 1);
      else earliest.item = next.value;
    }
  } finally {
    for (const list of lists) await list.return();
  }
}
