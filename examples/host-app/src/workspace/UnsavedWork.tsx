import { Suspense, lazy } from 'react';
import { useLeftWork } from '@glossator/annotator';
import { useSessionState } from '../app/services';

const UnsavedTexts = lazy(() =>
  import('./UnsavedTexts').then(({ UnsavedTexts }) => ({ default: UnsavedTexts })),
);

/** In the place of a Code that is not shown any more: what its user has written in it or was writing, and what was being uploaded. */
export function UnsavedWork({ codeId }: { readonly codeId: number }) {
  const { user } = useSessionState();
  const left = useLeftWork();
  if (!user) return null;
  return (
    <Suspense>
      <UnsavedTexts userId={user.id} codeId={codeId} left={left} />
    </Suspense>
  );
}
