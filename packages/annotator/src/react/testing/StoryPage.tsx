import type { ReactNode } from 'react';

interface StoryPageProps {
  readonly theme?: 'light' | 'dark';
  readonly children: ReactNode;
}

/** A page of an app around the annotator, on which a control stands. */
export function StoryPage({ theme = 'light', children }: StoryPageProps) {
  return (
    <main
      className="glossator-root"
      data-theme={theme}
      style={{ minBlockSize: '100vh', padding: 'var(--glossator-space-4)' }}
    >
      {children}
    </main>
  );
}
