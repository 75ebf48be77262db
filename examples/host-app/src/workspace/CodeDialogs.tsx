import type { Code } from '@glossator/client-sdk/contract';
import { CopyCodeModal } from '../copying/CopyCodeModal';
import { LeaveCodeModal } from '../sharing/LeaveCodeModal';
import { RequestAccessModal } from '../sharing/RequestAccessModal';
import { ShareModal } from '../sharing/ShareModal';
import { DeleteCodeModal } from './DeleteCodeModal';
import { DeletedDocumentsModal } from './DeletedDocumentsModal';
import { levelsAbove } from './levels-above';
import { PublishModal } from './PublishModal';
import { RenameModal } from './RenameModal';

/** A dialog about the Code as a whole. */
export type CodeDialog =
  'rename' | 'delete' | 'copy' | 'deleted' | 'share' | 'request' | 'leave' | 'publish' | 'makePublic';

interface CodeDialogsProps {
  readonly code: Code;
  readonly opened: CodeDialog;
  /** Who asks for access, by e-mail address. */
  readonly asking: string | undefined;
  readonly onClose: () => void;
}

/** The dialog that is open. */
export function CodeDialogs({ code, opened, asking, onClose }: CodeDialogsProps) {
  const [next, ...others] = levelsAbove(code);
  switch (opened) {
    case 'rename':
      return <RenameModal code={code} onClose={onClose} />;
    case 'delete':
      return <DeleteCodeModal code={code} onClose={onClose} />;
    case 'copy':
      return <CopyCodeModal code={code} onClose={onClose} />;
    case 'deleted':
      return <DeletedDocumentsModal code={code} onClose={onClose} />;
    case 'publish':
      return <PublishModal code={code} to="members" onClose={onClose} />;
    case 'makePublic':
      return <PublishModal code={code} to="everybody" onClose={onClose} />;
    case 'leave':
      return <LeaveCodeModal code={code} onClose={onClose} />;
    case 'request':
      return next && <RequestAccessModal codeId={code.id} levels={[next, ...others]} onClose={onClose} />;
    case 'share':
      return <ShareModal code={code} asking={asking} onClose={onClose} />;
  }
}
