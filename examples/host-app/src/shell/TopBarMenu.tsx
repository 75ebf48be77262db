import { lazy, Suspense, useState } from 'react';
import type { ComponentProps } from 'react';
import type { MenuButton } from '../ui/MenuButton';
import { Button } from '../ui/Button';

const LazyMenuButton = lazy(() =>
  import('../ui/MenuButton').then(({ MenuButton }) => ({ default: MenuButton })),
);

/** A menu button whose menu arrives after the page, so that a first visit does not wait for it; pressed before, it opens on arrival. */
export function TopBarMenu(props: Omit<ComponentProps<typeof MenuButton>, 'isOpenAtFirst'>) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <Suspense
      fallback={
        <Button
          look="quiet"
          aria-label={props.label}
          aria-haspopup="menu"
          aria-busy={isWanted}
          onClick={() => setIsWanted(true)}
        >
          {props.children}
        </Button>
      }
    >
      <LazyMenuButton {...props} isOpenAtFirst={isWanted} />
    </Suspense>
  );
}
