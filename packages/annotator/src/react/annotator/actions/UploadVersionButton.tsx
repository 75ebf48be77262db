import { useTranslate } from '@glossator/i18n';
import { Upload } from 'lucide-react';
import { useAnnotatorContext } from '../context/annotator-context';
import { Button } from '../../controls/Button';

/** Leads to where a new version of the open document is uploaded; nothing for those who may not, or where the host has no place for it. */
export function UploadVersionButton({ className }: { readonly className?: string | undefined }) {
  const t = useTranslate('annotator');
  const { uploadVersion } = useAnnotatorContext();
  if (!uploadVersion) return null;
  return (
    <Button className={className} onClick={uploadVersion}>
      <Upload aria-hidden="true" size={14} strokeWidth={1.75} />
      {t('versions.upload')}
    </Button>
  );
}
