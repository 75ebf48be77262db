import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names';
import primitives from './glossator-primitives.module.css';

interface BackLinkProps {
  readonly to: string;
  /** Its distances. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A link to what the screen belongs to. */
export function BackLink({ to, className, children }: BackLinkProps) {
  return (
    <Link to={to} className={classNames(primitives['back'], className)}>
      <ChevronLeft size="1.14em" aria-hidden />
      {children}
    </Link>
  );
}
