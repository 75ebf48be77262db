import '@glossator/annotator/styles.css';
import type { ReactNode } from 'react';
import '../common/page.css';

export const metadata = { title: 'A law to annotate', icons: 'data:,' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <div id="root">{children}</div>
      </body>
    </html>
  );
}
