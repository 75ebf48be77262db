import { useLater } from './later';
import { LINKS } from './later-links';

/** A sign of an address: in none of them it stands beside a space. */
const SIGN = /\S[.:@]\S/;

/** Text whose addresses are links (specification section 5). Where it has none for sure, what finds them is not loaded, let alone asked. */
export function LinkedText({ text }: { readonly text: string }) {
  const { part: Links } = useLater(LINKS, SIGN.test(text));
  return Links && SIGN.test(text) ? <Links text={text} /> : text;
}
