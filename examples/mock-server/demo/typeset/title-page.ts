import type { Statute } from '../statute';
import type { Block, Scale } from './blocks';

/** The title page: citation, title, edition, formula of enactment. */
export function titleBlocks(statute: Statute, scale: Scale): Block[] {
  const block = (text: string, more: Partial<Block>): Block => ({
    text,
    cut: 'regular',
    size: scale.text,
    leading: scale.leading,
    align: 'center',
    indent: 0,
    label: '',
    before: 0,
    after: 0,
    keepWithNext: false,
    newPage: false,
    ...more,
  });
  return [
    block(statute.citation, { size: scale.text * 1.1, leading: scale.leading * 6 }),
    block(statute.title, {
      cut: 'bold',
      size: scale.text * 2.3,
      leading: scale.text * 2.9,
      after: scale.leading,
    }),
    block(`(*${statute.shortTitle}*)`, { size: scale.text * 1.3, leading: scale.leading * 3 }),
    block(statute.edition, { size: scale.text * 1.15, leading: scale.leading * 8 }),
    block(statute.enactment, { align: 'justify' }),
    block('This is a model statute, written for the demonstration of Glossator. It is in force nowhere.', {
      cut: 'italic',
      before: scale.leading * 4,
    }),
  ];
}
