/** The option that a field answers with as plain text. Throws a RangeError where it is none of them. */
export function oneOf<Option extends string>(options: readonly Option[], answer: string): Option {
  const option = options.find((each) => each === answer);
  if (option === undefined) throw new RangeError(`${answer} is none of ${options.join(', ')}`);
  return option;
}
