import { useTranslate } from '@glossator/i18n';
import { useOffers } from '../../annotator/context/annotator-context';
import { Dialog } from '../../controls/Dialog';
import keys from '../../controls/keys/glossator-keys.module.css';
import { KeyList } from '../../controls/keys/KeyList';
import { keyGroups } from './key-groups';

/** The list of keys. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  const offers = useOffers();
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <p className={keys['note']}>{t('keys.note')}</p>
      <div className={keys['groups']}>
        {keyGroups(offers).map((group) => (
          <section key={group.name} className={keys['group']} aria-label={t(`keyGroups.${group.name}`)}>
            <h3 className={keys['groupName']}>{t(`keyGroups.${group.name}`)}</h3>
            <KeyList rows={group.keys.map(([what, pressed]) => ({ what: t(what), keys: pressed }))} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
