import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Code } from '@glossator/client-sdk/contract';
import type { CodeDialog } from './CodeDialogs';

const CodeDialogs = lazy(() => import('./CodeDialogs').then(({ CodeDialogs }) => ({ default: CodeDialogs })));

/** In an address: the e-mail address of somebody who asks for access, from the mail about it. */
const ASKING = 'share';

/** The dialogs about a Code, one at a time; the one for sharing is open at first where a mail about somebody who asks has led here. */
export function useCodeDialog(code: Code): {
  readonly open: (dialog: CodeDialog) => void;
  readonly dialog: ReactNode;
} {
  const [search, setSearch] = useSearchParams();
  const asking = search.get(ASKING) ?? undefined;
  const isAsked = asking !== undefined && code.user.access === 'owner';
  const [opened, setOpened] = useState<CodeDialog | undefined>(isAsked ? 'share' : undefined);
  const close = () => {
    setOpened(undefined);
    if (asking === undefined) return;
    const rest = new URLSearchParams(search);
    rest.delete(ASKING);
    setSearch(rest, { replace: true });
  };
  return {
    open: setOpened,
    dialog: opened !== undefined && (
      <Suspense fallback={null}>
        <CodeDialogs code={code} opened={opened} asking={asking} onClose={close} />
      </Suspense>
    ),
  };
}
