import { useSearchParams } from 'react-router-dom';
import { idIn } from '../app/address-id';

/** In the address of “Organize documents”: the document that is to get a new file. */
export const REPLACED = 'replace';

/** The document, by its id, that the user has come for to give it a new file. */
export function useReplacedDocument(): number | undefined {
  const [search] = useSearchParams();
  return idIn(search.get(REPLACED));
}
