import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { useLater, type Later } from './later';
import { OPEN_POPOVER } from './later-popover';
import type { PopoverContent } from './popover-content';

interface PopoverProps extends PopoverContent {
  readonly isOpen: boolean;
  /** Code of what opens, where that is loaded later: it opens with it, so that the focus finds its place. */
  readonly needs?: Later<unknown> | undefined;
  /** Draws the button that opens it; give it the ref. */
  readonly anchor: (ref: Ref<HTMLButtonElement>) => ReactNode;
}

/** Something that opens at a button; its code is loaded when it is first opened, or before. Where that does not arrive, it closes again. */
export function Popover({ isOpen, needs = OPEN_POPOVER, anchor, ...content }: PopoverProps) {
  const { onClose } = content;
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const { part: OpenPopover, ...popover } = useLater(OPEN_POPOVER, isOpen);
  const needed = useLater(needs, isOpen);
  const isFailed = popover.isFailed || needed.isFailed;
  useEffect(() => {
    if (isFailed) onClose();
  }, [isFailed, onClose]);
  return (
    <>
      {anchor(setButton)}
      {isOpen && OpenPopover && needed.part !== undefined && <OpenPopover {...content} button={button} />}
    </>
  );
}
