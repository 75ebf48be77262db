import type { ComponentType, SVGProps } from 'react';

/** What an icon is given: its size in CSS pixels, and the width of its lines in a square of 24. */
export type IconProps = Pick<SVGProps<SVGSVGElement>, 'aria-hidden' | 'className' | 'strokeWidth'> & {
  readonly size?: number;
};

/** An icon: one of `lucide-react`, or any component that draws one. */
export type Icon = ComponentType<IconProps>;
