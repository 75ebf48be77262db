import { loadMessages } from '@glossator/i18n';
import { connection } from 'next/server';
import { ReaderInBrowser } from './ReaderInBrowser';

/** A server component: the words come with the page. */
export default async function Page() {
  // Each answer has a nonce of its own.
  await connection();
  const { annotator, emails } = await loadMessages('en', ['annotator', 'emails']);
  return <ReaderInBrowser messages={{ annotator, emails }} />;
}
