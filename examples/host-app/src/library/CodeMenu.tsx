import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { hasAccess } from '@glossator/client-sdk/access';
import type { CodeSummary } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { LaterMenu } from '../shell/LaterMenu';

const CopyCodeModal = lazy(() =>
  import('../copying/CopyCodeModal').then(({ CopyCodeModal }) => ({ default: CopyCodeModal })),
);
const RenameModal = lazy(() =>
  import('../workspace/RenameModal').then(({ RenameModal }) => ({ default: RenameModal })),
);
const PublishModal = lazy(() =>
  import('../workspace/PublishModal').then(({ PublishModal }) => ({ default: PublishModal })),
);
const DeleteCodeModal = lazy(() =>
  import('../workspace/DeleteCodeModal').then(({ DeleteCodeModal }) => ({ default: DeleteCodeModal })),
);

type Chosen = 'rename' | 'copy' | 'publish' | 'makePublic' | 'delete';

/** What can be done with a Code from the library, as far as the user may: the rest is in the Code itself. */
export function CodeMenu({ code }: { readonly code: CodeSummary }) {
  const t = useTranslate('host');
  const [chosen, setChosen] = useState<Chosen>();
  const isOwner = code.user.access === 'owner';
  const label = t('library.menu', { title: code.title || t('library.untitled') });
  const offered: readonly (readonly [Chosen, string, boolean])[] = [
    ['rename', t('library.rename'), hasAccess(code.user.access, 'organize')],
    ['publish', t('workspace.publish'), isOwner && code.publication === 'draft'],
    ['makePublic', t('workspace.makePublic'), isOwner && code.publication !== 'draft' && !code.isPublic],
    ['copy', t('copying.menu'), true],
    ['delete', t('workspace.delete'), isOwner],
  ];
  return (
    <>
      <LaterMenu
        label={label}
        items={offered.flatMap(([key, text, isOffered]) =>
          isOffered
            ? [{ key, label: text, onChoose: () => setChosen(key), isDangerous: key === 'delete' }]
            : [],
        )}
      >
        <EllipsisVertical size="1.07em" aria-hidden />
      </LaterMenu>
      <Suspense fallback={null}>
        <ChosenDialog code={code} chosen={chosen} onClose={() => setChosen(undefined)} />
      </Suspense>
    </>
  );
}

interface ChosenDialogProps {
  readonly code: CodeSummary;
  readonly chosen: Chosen | undefined;
  readonly onClose: () => void;
}

function ChosenDialog({ code, chosen, onClose }: ChosenDialogProps) {
  switch (chosen) {
    case 'rename':
      return <RenameModal code={code} onClose={onClose} />;
    case 'copy':
      return <CopyCodeModal code={code} onClose={onClose} />;
    case 'publish':
      return <PublishModal code={code} to="members" onClose={onClose} />;
    case 'makePublic':
      return <PublishModal code={code} to="everybody" onClose={onClose} />;
    case 'delete':
      return <DeleteCodeModal code={code} onClose={onClose} />;
    case undefined:
      return null;
  }
}
