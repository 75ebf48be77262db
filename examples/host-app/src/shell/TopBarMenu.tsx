import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';
import type { MenuButton } from '../ui/MenuButton';
import { Button } from '../ui/Button';

const LazyMenuButton = lazy(() =>
  import('../ui/MenuButton').then(({ MenuButton }) => ({ default: MenuButton })),
);

/** A menu button whose menu arrives after the page, so that a first visit does not wait for it. */
export function TopBarMenu(props: ComponentProps<typeof MenuButton>) {
  return (
    <Suspense
      fallback={
        <Button look="quiet" aria-label={props.label} aria-haspopup="menu" aria-disabled>
          {props.children}
        </Button>
      }
    >
      <LazyMenuButton {...props} />
    </Suspense>
  );
}
