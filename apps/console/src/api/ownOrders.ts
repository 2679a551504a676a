const unanswered = new Set<Promise<void>>();
const refs = new Set<string>();

/** Orders that were typed in this page: nobody needs to be told of them. */
export const ownOrders = {
  /** Follows an order that is sent until its reference is known; null: it was refused. */
  follow: (answer: Promise<string | null>): void => {
    const done = answer.then((ref) => {
      if (ref !== null) refs.add(ref);
      unanswered.delete(done);
    });
    unanswered.add(done);
  },
  /** Waits for what is on its way: the server announces an order before it answers. */
  has: async (ref: string): Promise<boolean> => {
    await Promise.all(unanswered);
    return refs.has(ref);
  },
};
