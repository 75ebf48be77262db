import { Navigate, useParams } from 'react-router-dom';

/** Two Versions of a document side by side. */
export function CompareScreen() {
  const { codeId, documentId } = useParams();
  return <Navigate to={documentId ? `/codes/${codeId}/${documentId}` : `/codes/${codeId}`} replace />;
}
