import { useMemo } from 'react';
import { createUnitIndex, isNumberOf } from '../../../core/structure/find-units';
import { namedUnits } from '../../../core/structure/named-units';
import { findPage } from '../../../core/view/find-page';
import { useCite } from '../../annotator/labels/use-citation';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';

/** A place to go to. */
export interface GoToTarget {
  readonly key: string;
  /** The citation of an article or the label of a division; undefined for a page. */
  readonly label: string | undefined;
  readonly heading: string;
  /** The division that tells it from others of its label; undefined where there are none. */
  readonly within: string | undefined;
  /** Page from 0. */
  readonly page: number;
  /** Nothing that is still to be read can be meant more. */
  readonly isSure: boolean;
  readonly go: () => void;
}

/** More than anybody looks through. */
const MOST = 50;

/** The places that the typed text may mean, the best first; a page comes last. */
export function useTargets(typed: string): readonly GoToTarget[] {
  const {
    structure: { goToUnit },
    view: { goToPage },
  } = useCommands();
  const cite = useCite();
  const whole = useAnnotatorState(({ structure }) => structure.read);
  const begun = useAnnotatorState(({ structure }) => structure.begun);
  const read = whole ?? begun?.read;
  const isFromStart = whole !== undefined || begun?.firstPage === 0;
  const viewer = useAnnotatorState(({ view }) => view.viewer);
  const index = useMemo(() => read && createUnitIndex(read.structure), [read]);
  return useMemo(() => {
    const units = index ? namedUnits(index, typed, MOST, cite) : [];
    const targets: GoToTarget[] = units.map(({ index: at, unit, label, within }) => ({
      key: `unit-${at}`,
      label,
      heading: unit.heading,
      within,
      page: unit.start.page,
      isSure: isFromStart && isNumberOf(unit, typed),
      go: () => goToUnit(at, read),
    }));
    const { pageLabels: labels, pageCount, page: current } = viewer;
    const number = findPage(typed, { labels, pageCount, current });
    if (number !== undefined) {
      const page = number - 1;
      targets.push({
        key: `page-${page}`,
        label: undefined,
        heading: '',
        within: undefined,
        page,
        isSure: false,
        go: () => goToPage(page),
      });
    }
    return targets;
  }, [index, read, isFromStart, typed, viewer, cite, goToUnit, goToPage]);
}
