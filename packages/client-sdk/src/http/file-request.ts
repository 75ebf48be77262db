import { apiUrl } from './base-url';
import { routeOf } from './routes';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The address of a GET operation with its input as path and query, as the server's router reads it. */
export function operationUrl(
  baseUrl: string,
  name: string,
  input: Readonly<Record<string, unknown>>,
): string {
  const rest = new Map(Object.entries(input));
  const path = routeOf(name).path.replace(/\{(\w+)\}/g, (_match, parameter: string) => {
    const value = rest.get(parameter);
    rest.delete(parameter);
    return encodeURIComponent(textOf(value));
  });
  const url = new URL(`${apiUrl(baseUrl)}${path}`);
  for (const [field, value] of rest) if (value !== undefined) url.searchParams.append(field, textOf(value));
  return url.href;
}
