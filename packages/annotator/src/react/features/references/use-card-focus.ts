import { useEffect, useRef, type KeyboardEvent } from 'react';
import { focusedNear } from '../../controls/focused-near';
import { OPENER, useReturnFocus } from '../../controls/use-return-focus';

/**
 * How keys come into a card and out of it: by Tab from the reference that has the focus and by Shift+Tab back to it, which also has it again when the
 * card goes. `card` is the element of the card, `isFocused` whether it appeared because the reference has the focus.
 */
export function useCardFocus(
  card: HTMLElement | null,
  isFocused: boolean,
): (event: KeyboardEvent<HTMLElement>) => void {
  const opener = useRef<HTMLElement>(undefined);
  useReturnFocus(card, OPENER);
  useEffect(() => {
    if (!card || !isFocused) return undefined;
    const focused = focusedNear(card);
    if (!(focused instanceof HTMLElement)) return undefined;
    opener.current = focused;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey || event.altKey || event.ctrlKey) return;
      event.preventDefault();
      card.focus();
    };
    focused.addEventListener('keydown', onKeyDown);
    return () => focused.removeEventListener('keydown', onKeyDown);
  }, [card, isFocused]);
  return (event) => {
    if (event.key !== 'Tab' || !event.shiftKey || event.target !== card || !opener.current) return;
    event.preventDefault();
    opener.current.focus({ preventScroll: true });
  };
}
