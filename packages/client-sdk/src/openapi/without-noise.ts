/** What the generator says of every integer and every parameter alike, and readers and generators of code trip over. */
function isNoise(key: string, value: unknown): boolean {
  return (
    (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
    (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
    ((key === 'allowEmptyValue' || key === 'allowReserved') && value === true)
  );
}

/** A document without the bounds of JavaScript's integers and without permissions for parameters that no client of the API uses. */
export function withoutNoise<Document>(document: Document): Document {
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (isNoise(key, value) ? undefined : value)),
  ) as Document;
}
