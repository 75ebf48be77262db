import type { Placement } from '@floating-ui/react';
import type { ReactNode } from 'react';

/** What opens at a button. */
export interface PopoverContent {
  readonly onClose: () => void;
  readonly role: 'dialog' | 'menu';
  readonly label: string;
  readonly placement?: Placement;
  /** Nothing around it cuts it off. */
  readonly isFixed?: boolean;
  readonly children: ReactNode | ((button: HTMLElement | null) => ReactNode);
}
