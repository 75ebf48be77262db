import { useAnnotatorState } from '../context/annotator-context';

/** Names pages (from 0) as they are printed, or by their number. */
export function usePageLabel(): (page: number) => string {
  const labels = useAnnotatorState(({ view }) => view.viewer.pageLabels);
  return (page) => {
    const label = labels?.[page];
    return label === undefined || label === '' ? String(page + 1) : label;
  };
}
