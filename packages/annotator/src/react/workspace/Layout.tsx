import { useState, type ReactNode } from 'react';
import type { LayoutProps } from '../annotator/slots/slots';
import css from './glossator-workspace.module.css';
import { useNarrowPanels } from './panels/use-narrow-panels';

/** The toolbar, and three columns under it. */
export function Layout({ toolbar, leftPanel, document, rightPanel }: LayoutProps) {
  return (
    <>
      {toolbar}
      <Columns>
        {leftPanel}
        {document}
        {rightPanel}
      </Columns>
    </>
  );
}

/** Inside of the root, where Escape closes what is open. */
function Columns({ children }: { readonly children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isNarrow = useNarrowPanels(element);
  return (
    <div ref={setElement} className={css['columns']} data-glossator-narrow={isNarrow}>
      {children}
    </div>
  );
}
