import { Navigate } from 'react-router-dom';
import { PlannedCode } from '../organise/PlannedCode';
import { NothingToReview } from './NothingToReview';

/** The review of a Code's pending Update (decisions.md section 5). */
export function ReviewScreen() {
  return (
    <PlannedCode withBar>
      {(code) =>
        code.update ? <Navigate to={`/codes/${code.id}/organise`} replace /> : <NothingToReview code={code} />
      }
    </PlannedCode>
  );
}
