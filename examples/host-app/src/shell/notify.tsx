import { toast } from 'react-toastify/unstyled';
import { TOAST_AUTO_CLOSE_MS } from '@glossator/client-sdk/contract';

/** Shows a toast for 5 s, bottom right (specification section 2). The same text is not shown twice at the same time. */
export function notify(kind: 'info' | 'error', text: string): void {
  toast(text, { type: kind, autoClose: TOAST_AUTO_CLOSE_MS, toastId: `${kind}:${text}` });
}
