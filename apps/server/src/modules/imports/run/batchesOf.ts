/** Items in batches, whose size may change from one to the next. */
export async function* batchesOf<Item>(
  items: AsyncIterable<Item>,
  sizeOf: () => number,
): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < sizeOf()) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
