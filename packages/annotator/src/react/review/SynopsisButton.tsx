import { useTranslate } from '@glossator/i18n';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../controls/IconButton';
import { LazySynopsisDialog } from '../annotator/synopsis/LazySynopsisDialog';
import type { SynopsisSource } from '../annotator/synopsis/use-synopsis';

/** Offers a synopsis of the two texts that are shown. */
export function SynopsisButton(source: SynopsisSource) {
  const t = useTranslate('annotator');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon={FileDown} label={t('synopsis.button')} onClick={() => setIsOpen(true)} />
      {isOpen && <LazySynopsisDialog {...source} onClose={() => setIsOpen(false)} />}
    </>
  );
}
