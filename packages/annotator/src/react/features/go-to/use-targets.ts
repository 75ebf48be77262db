import { rangeBetween, type DocumentStructure } from '@glossator/document-text';
import { useMemo } from 'react';
import { unitTitle } from '../../../core/structure/contents';
import { findUnits } from '../../../core/structure/find-units';
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
  const read = useAnnotatorState(({ structure }) => structure.read);
  const viewer = useAnnotatorState(({ view }) => view.viewer);
  return useMemo(() => {
    const units = read ? findUnits(read.structure, typed, MOST) : [];
    const found = units.flatMap((index) => {
      const unit = read?.structure.units[index];
      if (!read || !unit) return [];
      const label =
        unit.kind === 'division'
          ? unit.label
          : (cite(read.structure, rangeBetween(unit.start, unit.start)) ?? unit.label);
      return [{ index, unit, label, within: titleAbove(read.structure, index) }];
    });
    const byLabel = new Map<string, number>();
    for (const { label } of found) byLabel.set(label, (byLabel.get(label) ?? 0) + 1);
    const targets: GoToTarget[] = found.map(({ index, unit, label, within }) => ({
      key: `unit-${index}`,
      label,
      heading: unit.heading,
      within: (byLabel.get(label) ?? 0) > 1 ? within : undefined,
      page: unit.start.page,
      go: () => goToUnit(index),
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
        go: () => goToPage(page),
      });
    }
    return targets;
  }, [read, typed, viewer, cite, goToUnit, goToPage]);
}

/** The title of the division that a unit is in; undefined for one that is in none. */
function titleAbove({ units }: DocumentStructure, index: number): string | undefined {
  const above = units[units[index]?.parent ?? -1];
  return above?.kind === 'division' ? unitTitle(above) : undefined;
}
