'use client';

import dynamic from 'next/dynamic';

/** The annotator needs a browser: on the server it is left out. */
export const ReaderInBrowser = dynamic(async () => (await import('../common/Reader')).Reader, { ssr: false });
