import { useNavigate } from 'react-router-dom';

/** What the annotator opens by another address of the app: documents of this Code, their Versions and the review. */
export function useCodeNavigation(codeId: number) {
  const navigate = useNavigate();
  const open = (path: string) => void navigate(`/codes/${codeId}/${path}`);
  return {
    openDocument: (id: number) => open(`${id}`),
    openVersion: (id: number, number: number | undefined) =>
      open(number === undefined ? `${id}` : `${id}?version=${number}`),
    compareVersions: (id: number, from: number, to: number) => open(`compare/${id}?from=${from}&to=${to}`),
    review: () => open('review'),
  };
}
