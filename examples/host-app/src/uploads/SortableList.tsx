import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, GridList, GridListItem } from 'react-aria-components';
import type { GridListProps } from 'react-aria-components';
import { classNames } from '../ui/class-names';
import primitives from '../ui/glossator-primitives.module.css';
import css from './glossator-sortable.module.css';

/** Documents in their order, which are moved by mouse and keyboard; Tab moves between the controls of a row. */
export function SortableList<Item extends object>(
  props: Omit<GridListProps<Item>, 'className' | 'keyboardNavigationBehavior'>,
) {
  return (
    <GridList
      {...props}
      className={classNames(primitives['stack'], css['list'])}
      keyboardNavigationBehavior="tab"
    />
  );
}

interface SortableRowProps {
  readonly id: number;
  readonly title: string;
  readonly dragLabel: string;
  /** Its columns, the first of them for the handle, and distances. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** One row of a sortable list: a handle to drag it by, and what it shows. */
export function SortableRow({ id, title, dragLabel, className, children }: SortableRowProps) {
  return (
    <GridListItem id={id} textValue={title} className={classNames(css['row'], className)}>
      <Button slot="drag" data-does="move" className={css['handle'] ?? ''} aria-label={dragLabel}>
        <GripVertical size="1.14em" aria-hidden />
      </Button>
      {children}
    </GridListItem>
  );
}
