/** A move that cannot begin, or has not come out equal; the message is for whoever runs it. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}
