import type { DocumentVersion } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Menu } from '../../controls/Menu';
import css from './glossator-versions.module.css';
import { useVersionState } from '../../annotator/labels/use-version-state';
import { useVersions } from '../../annotator/context/versions-context';

/** Compares a Version with any other one, the older one first; nothing where the host shows no comparisons. */
export function CompareMenu(props: {
  readonly version: DocumentVersion;
  readonly others: readonly DocumentVersion[];
}) {
  const { version, others } = props;
  const t = useTranslate('annotator');
  const stateOf = useVersionState();
  const { compare } = useVersions();
  const choices = others.filter(({ id }) => id !== version.id);
  if (!compare || choices.length === 0) return null;
  const number = String(version.number);
  return (
    <Menu
      label={t('versions.compareLabel', { number })}
      menuLabel={t('versions.compareMenu', { number })}
      button={t('versions.compareWith')}
      className={css['compare']}
      items={choices.map((other) => ({
        key: String(other.id),
        label: t('versions.version', { number: String(other.number) }),
        note: `${stateOf(other)}, ${t(`versions.status.${other.status}`)}`,
        isChosen: undefined,
        onChoose: () => {
          // They are in their order, the newest first.
          const [to, from] = others.filter(({ id }) => id === version.id || id === other.id);
          if (from && to) compare(version.documentId, from.number, to.number);
        },
      }))}
    />
  );
}
