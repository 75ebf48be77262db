import { oneOf } from '../ui/one-of';
import { CITATION_STYLES } from '@glossator/client-sdk/constants';
import type { Code, CitationStyle } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { SelectField } from '../ui/SelectField';
import css from './glossator-organise.module.css';

/** Left to the texts: each is cited in the way of its language. */
const AUTO = 'auto';

/** How the same place is cited in each style, as an example. */
const EXAMPLES: Readonly<Record<CitationStyle, string>> = {
  plain: 'Art. 2 Abs. 1, ZGB',
  german: '§ 434 Abs. 1 Nr. 2 BGB',
  swiss: 'Art. 28 Abs. 2 lit. a ZGB',
  french: 'art. 1240 al. 1 C. civ.',
  italian: 'art. 3, comma 2, Cost.',
  spanish: 'art. 5.2.a) CE',
  english: '17 U.S.C. § 106(1), Art. 5(1)(a) GDPR',
};

interface CitationStyleFieldProps {
  readonly style: Code['citationStyle'];
  readonly onChoose: (style: CitationStyle | 'auto') => void;
}

/** Chooses how the citations of a Code are written. */
export function CitationStyleField({ style, onChoose }: CitationStyleFieldProps) {
  const t = useTranslate('host');
  const styles = CITATION_STYLES.map((id) => ({
    id,
    label: t('organising.citations.choice', {
      style: t(`organising.citations.${id}`),
      example: EXAMPLES[id],
    }),
  }));
  return (
    <div className={css['citations']}>
      <SelectField
        label={t('organising.citations.label')}
        choices={[{ id: AUTO, label: t('organising.citations.auto') }, ...styles]}
        value={style ?? AUTO}
        onChange={(id) => onChoose(id === AUTO ? AUTO : oneOf(CITATION_STYLES, id))}
      />
    </div>
  );
}
