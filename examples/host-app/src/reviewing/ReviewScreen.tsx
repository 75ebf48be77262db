import { lazy, Suspense } from 'react';
import { useAnnotatorMessages } from '../app/annotator-messages';
import { PlannedCode } from '../organise/PlannedCode';
import { LoadingCode } from '../workspace/CodeMessages';
import { NothingToReview } from './NothingToReview';

const OpenReview = lazy(() => import('./OpenReview').then(({ OpenReview }) => ({ default: OpenReview })));

/** The review of a Code's pending Update (decisions.md section 5). What happens to the Update meanwhile, the review itself tells. */
export function ReviewScreen() {
  const words = useAnnotatorMessages();
  if (!words) return <LoadingCode />;
  return (
    <PlannedCode withBar isFollowed={false}>
      {(code, live) =>
        code.update ? (
          <Suspense fallback={<LoadingCode />}>
            <OpenReview code={code} update={code.update} live={live} />
          </Suspense>
        ) : (
          <NothingToReview code={code} />
        )
      }
    </PlannedCode>
  );
}
