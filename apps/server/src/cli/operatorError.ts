/** An operator's mistake. The message is a French sentence that says what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
