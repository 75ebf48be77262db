import { createLocalStorageBackend } from '../../backends/local-storage-backend';
import type { AnnotatorProps } from '../annotator/context/annotator-props';

/** The backend of an element that has none: it keeps the annotations of a file in this browser. The same one for the same file and user. */
export function createOwnBackend() {
  let made: { readonly key: string; readonly backend: AnnotatorProps['backend'] } | undefined;
  return (src: string | null, user: AnnotatorProps['user']): AnnotatorProps['backend'] => {
    const key = `glossator.annotations.${src ?? ''}`;
    if (made?.key !== key) made = { key, backend: createLocalStorageBackend({ key, user }) };
    return made.backend;
  };
}
