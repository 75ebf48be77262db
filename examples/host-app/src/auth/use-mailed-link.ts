import { useEffect, useRef, useState } from 'react';
import { problemCodeOf } from '../app/problems';

/** How far the use of a link is: `invalid` for one that is unknown, used or too old, `failed` for what may work at another try. */
export type MailedLinkStatus = 'none' | 'working' | 'done' | 'invalid' | 'failed';

const INVALID = new Set(['INVALID_TOKEN', 'VALIDATION', 'NOT_FOUND']);

/** Uses the token of a link in a mail as soon as its screen is there; without a token nothing is done. */
export function useMailedLink(token: string | undefined, redeem: (token: string) => Promise<unknown>) {
  const [status, setStatus] = useState<MailedLinkStatus>(token ? 'working' : 'none');
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const started = useRef(-1);
  useEffect(() => {
    // A token works once, and StrictMode runs effects twice.
    if (!token || started.current === attempt) return;
    started.current = attempt;
    redeem(token).then(
      () => setStatus('done'),
      (error: unknown) => {
        setFailure(error);
        setStatus(INVALID.has(problemCodeOf(error) ?? '') ? 'invalid' : 'failed');
      },
    );
  }, [attempt, redeem, token]);
  const retry = () => {
    setStatus('working');
    setAttempt(attempt + 1);
  };
  return { status, failure, retry };
}
