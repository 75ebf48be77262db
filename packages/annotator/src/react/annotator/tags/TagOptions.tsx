import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react';
import { useTranslate } from '@glossator/i18n';
import { useEffect, useState } from 'react';
import { classNames } from '../../controls/class-names';
import { Unseen } from '../../controls/Unseen';
import css from './glossator-tags.module.css';

interface TagOptionsProps {
  readonly id: string;
  readonly field: HTMLElement;
  readonly options: readonly string[];
  /** The one that the keys have come to; -1: none. */
  readonly active: number;
  readonly onChoose: (tag: string) => void;
}

/** Pixels of the highest list. */
const HIGHEST = 224;

/** The tags that are offered, over what is below the field. */
export function TagOptions({ id, field, options, active, onChoose }: TagOptionsProps) {
  const t = useTranslate('annotator');
  const [list, setList] = useState<HTMLElement | null>(null);
  const { floatingStyles } = useFloating({
    open: true,
    elements: { reference: field, floating: list },
    placement: 'bottom-start',
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight, rects, elements: { floating } }) => {
          floating.style.setProperty('max-height', `${Math.min(HIGHEST, Math.max(72, availableHeight))}px`);
          floating.style.setProperty('inline-size', `${rects.reference.width}px`);
        },
      }),
    ],
    whileElementsMounted: autoUpdate,
  });
  useEffect(() => {
    list?.children.item(active)?.scrollIntoView({ block: 'nearest' });
  }, [list, active]);
  return (
    <>
      <ul
        ref={setList}
        id={id}
        role="listbox"
        aria-label={t('tags.offered')}
        className={css['options']}
        style={floatingStyles}
        // The card is not chosen by it.
        onClick={(event) => event.stopPropagation()}
      >
        {options.map((tag, index) => (
          <li
            key={tag}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classNames(css['option'], index === active && css['active'])}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(tag)}
          >
            <bdi>{tag}</bdi>
          </li>
        ))}
      </ul>
      <Unseen role="status">{t('tags.offeredCount', { count: options.length })}</Unseen>
    </>
  );
}
